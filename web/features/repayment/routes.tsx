import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const repayRoutes: FeatureRoutes = {
  inLine: [
    { path: 'repay', lazy: withWords(['repayment', 'standing'], () => import('./repay-page.tsx')) },
    {
      path: 'repay/:chargeId',
      lazy: withWords(['repayment', 'standing', 'fieldRules'], () => import('./charge-page.tsx')),
    },
  ],
  open: [],
}
