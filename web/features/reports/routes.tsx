import { siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withTranslations } from '../../i18n/i18n.ts'

export const reportsRoutes: FeatureRoutes = {
  open: [
    {
      path: siteScreens.freeReports,
      lazy: withTranslations(
        ['credit', 'fieldRules', 'reports', 'statuses'],
        () => import('./free-reports-page.tsx'),
      ),
    },
  ],
}
