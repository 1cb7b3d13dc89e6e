import { siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withTranslations } from '../../i18n/i18n.ts'

export const notificationsRoutes: FeatureRoutes = {
  loggedIn: [
    {
      path: siteScreens.notifications,
      lazy: withTranslations(['notifications'], () => import('./notifications-page.tsx')),
    },
  ],
}
