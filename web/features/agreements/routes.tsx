import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const signRoutes: FeatureRoutes = {
  inLine: [],
  open: [],
  bare: [
    { path: '/sign/:token', lazy: withWords(['agreements', 'fieldRules'], () => import('./sign-page.tsx')) },
  ],
}
