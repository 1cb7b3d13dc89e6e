import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const creditRoutes: FeatureRoutes = {
  inLine: [{ path: 'limit', lazy: withWords(['credit', 'standing'], () => import('./limit-page.tsx')) }],
  open: [],
}
