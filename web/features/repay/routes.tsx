import type { FeatureRoutes } from '../../app/feature-routes.ts'

export const repayRoutes: FeatureRoutes = {
  inLine: [
    { path: 'repay', lazy: () => import('./repay-page.tsx') },
    { path: 'repay/:chargeId', lazy: () => import('./charge-page.tsx') },
  ],
  open: [],
}
