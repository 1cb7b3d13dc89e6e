import { siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withTranslations } from '../../i18n/i18n.ts'

export const companiesRoutes: FeatureRoutes = {
  loggedIn: [
    {
      path: siteScreens.companyUsers,
      lazy: withTranslations(
        ['companies', 'factors', 'fieldRules'],
        () => import('./company-users-page.tsx'),
      ),
    },
  ],
  bare: [
    {
      path: siteScreens.invitation,
      lazy: withTranslations(['companies', 'account', 'fieldRules'], () => import('./invitation-page.tsx')),
    },
  ],
}
