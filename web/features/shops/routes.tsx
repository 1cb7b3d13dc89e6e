import { lineScreens, siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const shopsRoutes: FeatureRoutes = {
  inLine: [
    {
      path: lineScreens.shops,
      lazy: withWords(['shops', 'linkShop', 'statuses'], () => import('./shops-page.tsx')),
    },
    {
      path: lineScreens.linkShop,
      lazy: withWords(['linkShop'], () => import('./link/link-shop-page.tsx')),
    },
  ],
  open: [
    {
      path: siteScreens.oauthCallback,
      lazy: withWords(['linkShop'], () => import('./link/oauth-callback-page.tsx')),
    },
  ],
}
