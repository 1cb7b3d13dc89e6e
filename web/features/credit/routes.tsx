import type { FeatureRoutes } from '../../app/feature-routes.ts'

export const creditRoutes: FeatureRoutes = {
  inLine: [{ path: 'limit', lazy: () => import('./limit-page.tsx') }],
  open: [],
}
