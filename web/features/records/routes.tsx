import { lineScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const recordsRoutes: FeatureRoutes = {
  inLine: [
    {
      path: lineScreens.records,
      lazy: withWords(['records', 'statuses'], () => import('./records-page.tsx')),
    },
  ],
}
