import { siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const companiesRoutes: FeatureRoutes = {
  loggedIn: [
    {
      path: siteScreens.companyUsers,
      lazy: withWords(['companies', 'factors', 'fieldRules'], () => import('./company-users-page.tsx')),
    },
  ],
  bare: [
    {
      path: siteScreens.invitation,
      lazy: withWords(['companies', 'account', 'fieldRules'], () => import('./invitation-page.tsx')),
    },
  ],
}
