import { lineScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const facilityRoutes: FeatureRoutes = {
  inLine: [
    {
      path: lineScreens.facility,
      lazy: withWords(['facility', 'records', 'statuses'], () => import('./facility-page.tsx')),
    },
  ],
}
