import { lineScreens, siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'

export const agreementsRoutes: FeatureRoutes = {
  inLine: [
    // One route for all of its steps, to keep the initial bundle's route table small.
    {
      path: `${lineScreens.activateShop}/*`,
      lazy: () => import('./shop-activation/activate-shop.tsx'),
    },
  ],
  // All load one module, for the same reason.
  bare: [siteScreens.sign, siteScreens.objection, siteScreens.verify].map((path) => ({
    path,
    lazy: () => import('./without-account.tsx'),
  })),
}
