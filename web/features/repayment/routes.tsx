import { lineScreens, siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withTranslations } from '../../i18n/i18n.ts'

export const repaymentRoutes: FeatureRoutes = {
  loggedIn: [
    {
      path: siteScreens.repayment,
      lazy: withTranslations(['repayment'], () => import('./repayment-link-page.tsx')),
    },
  ],
  inLine: [
    {
      path: lineScreens.repay,
      lazy: withTranslations(['repayment', 'statuses', 'fieldRules'], () => import('./repay-page.tsx')),
    },
    {
      path: lineScreens.charge,
      lazy: withTranslations(['repayment', 'statuses', 'fieldRules'], () => import('./charge-page.tsx')),
    },
    {
      path: lineScreens.earlyRepayment,
      lazy: withTranslations(
        ['earlyRepayment', 'repayment', 'fieldRules'],
        () => import('./early/early-repayment-page.tsx'),
      ),
    },
  ],
}
