import { lineScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const drawdownRoutes: FeatureRoutes = {
  inLine: [
    {
      path: lineScreens.drawdown,
      lazy: withWords(['drawdown', 'fieldRules'], () => import('./drawdown-page.tsx')),
    },
    {
      path: lineScreens.payoutAccounts,
      lazy: withWords(
        ['payoutAccounts', 'application'],
        () => import('./payout-accounts/payout-accounts-page.tsx'),
      ),
    },
    {
      path: lineScreens.secondApproval,
      lazy: withWords(
        ['secondApproval', 'fieldRules'],
        () => import('./second-approval/second-approval-page.tsx'),
      ),
    },
  ],
}
