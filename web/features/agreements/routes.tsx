import { siteScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const agreementsRoutes: FeatureRoutes = {
  bare: [
    {
      path: siteScreens.sign,
      lazy: withWords(['agreements', 'fieldRules'], () => import('./sign-page.tsx')),
    },
  ],
}
