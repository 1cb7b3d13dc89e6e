import { siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const rewardsRoutes: FeatureRoutes = {
  loggedIn: [{ path: siteScreens.rewards, lazy: withWords(['rewards'], () => import('./rewards-page.tsx')) }],
}
