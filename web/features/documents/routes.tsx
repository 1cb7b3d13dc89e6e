import { lineScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const documentsRoutes: FeatureRoutes = {
  inLine: [
    {
      path: lineScreens.documents,
      lazy: withWords(['documents'], () => import('./documents-page.tsx')),
    },
  ],
}
