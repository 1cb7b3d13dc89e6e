import { lineScreens, siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const shopsRoutes: FeatureRoutes = {
  inLine: [
    { path: lineScreens.shops, lazy: withWords(['shops', 'statuses'], () => import('./shops-page.tsx')) },
  ],
  open: [
    {
      path: siteScreens.oauthCallback,
      lazy: withWords(['shops'], () => import('./oauth-callback-page.tsx')),
    },
  ],
}
