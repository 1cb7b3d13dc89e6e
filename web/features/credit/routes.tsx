import { lineScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withWords } from '../../i18n/i18n.ts'

export const creditRoutes: FeatureRoutes = {
  inLine: [
    {
      path: lineScreens.limit,
      lazy: withWords(['credit', 'records', 'statuses'], () => import('./limit-page.tsx')),
    },
    {
      path: lineScreens.increaseLimit,
      lazy: withWords(['credit', 'records', 'fieldRules'], () => import('./increase/increase-page.tsx')),
    },
    {
      path: lineScreens.facility,
      lazy: withWords(['facility', 'records', 'statuses'], () => import('../facility/facility-page.tsx')),
    },
    {
      path: lineScreens.records,
      lazy: withWords(['records', 'statuses'], () => import('../records/records-page.tsx')),
    },
  ],
}
