import { siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const kycRoutes: FeatureRoutes = {
  loggedIn: [
    {
      path: siteScreens.company,
      lazy: withWords(['kyc'], () => import('./company-page.tsx')),
    },
  ],
}
