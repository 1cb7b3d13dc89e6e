import { siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withTranslations } from '../../i18n/i18n.ts'

export const engagementRoutes: FeatureRoutes = {
  loggedIn: [
    {
      path: siteScreens.complaints,
      lazy: withTranslations(['complaints', 'fieldRules'], () => import('./complaints/complaints-page.tsx')),
    },
    {
      path: siteScreens.rewards,
      lazy: withTranslations(['rewards', 'statuses'], () => import('./rewards/rewards-page.tsx')),
    },
  ],
  open: [
    {
      path: siteScreens.freeReports,
      lazy: withTranslations(
        ['credit', 'fieldRules', 'limitSteps', 'reports'],
        () => import('./reports/free-reports-page.tsx'),
      ),
    },
  ],
}
