import { lineScreens, siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const agreementsRoutes: FeatureRoutes = {
  inLine: [
    // One route for all of its steps: what the first screen knows of it is to be little.
    {
      path: `${lineScreens.activateShop}/*`,
      lazy: () => import('../activate-shop/activate-shop.tsx'),
    },
  ],
  bare: [
    {
      path: siteScreens.sign,
      lazy: withWords(['agreements', 'fieldRules'], () => import('./sign-page.tsx')),
    },
  ],
}
