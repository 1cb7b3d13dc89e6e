import type { FeatureRoutes } from '../../app/feature-routes.ts'

export const shopsRoutes: FeatureRoutes = {
  inLine: [{ path: 'shops', lazy: () => import('./shops-page.tsx') }],
  open: [{ path: '/oauth/callback', lazy: () => import('./oauth-callback-page.tsx') }],
}
