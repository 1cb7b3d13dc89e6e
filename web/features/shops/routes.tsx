import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const shopsRoutes: FeatureRoutes = {
  inLine: [{ path: 'shops', lazy: withWords(['shops', 'standing'], () => import('./shops-page.tsx')) }],
  open: [{ path: '/oauth/callback', lazy: withWords(['shops'], () => import('./oauth-callback-page.tsx')) }],
}
