import { lineScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withTranslations } from '../../i18n/i18n.ts'

export const drawdownRoutes: FeatureRoutes = {
  inLine: [
    {
      path: lineScreens.drawdown,
      lazy: withTranslations(['drawdown', 'fieldRules', 'statuses'], () => import('./drawdown-page.tsx')),
    },
    {
      path: lineScreens.payoutAccounts,
      lazy: withTranslations(
        ['payoutAccounts', 'application', 'statuses'],
        () => import('./payout-accounts/payout-accounts-page.tsx'),
      ),
    },
    {
      path: lineScreens.secondApproval,
      lazy: withTranslations(
        ['secondApproval', 'fieldRules'],
        () => import('./second-approval/second-approval-page.tsx'),
      ),
    },
  ],
}
