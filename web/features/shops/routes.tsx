import { lineScreens, siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withTranslations } from '../../i18n/i18n.ts'

export const shopsRoutes: FeatureRoutes = {
  inLine: [
    {
      path: lineScreens.shops,
      lazy: withTranslations(['shops', 'linkShop', 'statuses'], () => import('./shops-page.tsx')),
    },
    {
      path: lineScreens.linkShop,
      lazy: withTranslations(['linkShop'], () => import('./link/link-shop-page.tsx')),
    },
  ],
  open: [
    {
      path: siteScreens.oauthCallback,
      lazy: withTranslations(['linkShop'], () => import('./link/oauth-callback-page.tsx')),
    },
  ],
}
