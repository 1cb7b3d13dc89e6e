import { siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withTranslations } from '../../i18n/i18n.ts'

export const kycRoutes: FeatureRoutes = {
  loggedIn: [
    {
      path: siteScreens.company,
      lazy: withTranslations(['kyc'], () => import('./company-page.tsx')),
    },
  ],
}
