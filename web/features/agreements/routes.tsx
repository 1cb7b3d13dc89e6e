import { lineScreens, siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'

export const agreementsRoutes: FeatureRoutes = {
  inLine: [
    // One route for all of its steps: what the first screen knows of it is to be little.
    {
      path: `${lineScreens.activateShop}/*`,
      lazy: () => import('./shop-activation/activate-shop.tsx'),
    },
  ],
  // All open one module, for the same reason.
  bare: [siteScreens.sign, siteScreens.objection, siteScreens.verify].map((path) => ({
    path,
    lazy: () => import('./without-account.tsx'),
  })),
}
