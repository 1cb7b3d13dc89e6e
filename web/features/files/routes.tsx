import { lineScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withTranslations } from '../../i18n/i18n.ts'

export const filesRoutes: FeatureRoutes = {
  inLine: [
    {
      path: lineScreens.documents,
      lazy: withTranslations(['documents'], () => import('./documents/documents-page.tsx')),
    },
  ],
}
