import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const repayRoutes: FeatureRoutes = {
  inLine: [
    { path: 'repay', lazy: withWords(['repay', 'standing'], () => import('./repay-page.tsx')) },
    {
      path: 'repay/:chargeId',
      lazy: withWords(['repay', 'standing', 'fieldRules'], () => import('./charge-page.tsx')),
    },
  ],
  open: [],
}
