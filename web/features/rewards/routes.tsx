import { siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withTranslations } from '../../i18n/i18n.ts'

export const rewardsRoutes: FeatureRoutes = {
  loggedIn: [
    { path: siteScreens.rewards, lazy: withTranslations(['rewards'], () => import('./rewards-page.tsx')) },
  ],
}
