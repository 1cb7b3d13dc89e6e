import type { FeatureRoutes } from '../../app/feature-routes.ts'

export const drawdownRoutes: FeatureRoutes = {
  inLine: [{ path: 'second-drawdown', lazy: () => import('./drawdown-page.tsx') }],
  open: [],
}
