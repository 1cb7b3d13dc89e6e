import type { FeatureRoutes } from '../../app/feature-routes.ts'

export const signRoutes: FeatureRoutes = {
  inLine: [],
  open: [],
  bare: [{ path: '/sign/:token', lazy: () => import('./sign-page.tsx') }],
}
