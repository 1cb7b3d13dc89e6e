import { lineScreens } from '#shared/site/screen-paths.ts'
import type { FeatureRoutes } from '../../app/feature-routes.ts'
import { withTranslations } from '../../i18n/i18n.ts'

export const creditRoutes: FeatureRoutes = {
  inLine: [
    {
      path: lineScreens.limit,
      lazy: withTranslations(
        ['credit', 'limitSteps', 'records', 'statuses'],
        () => import('./limit-page.tsx'),
      ),
    },
    {
      path: lineScreens.increaseLimit,
      lazy: withTranslations(
        ['credit', 'records', 'fieldRules'],
        () => import('./increase/increase-page.tsx'),
      ),
    },
    {
      path: lineScreens.facility,
      lazy: withTranslations(
        ['facility', 'records', 'statuses'],
        () => import('./facility/facility-page.tsx'),
      ),
    },
    {
      path: lineScreens.rates,
      lazy: withTranslations(['facility'], () => import('./rates-page.tsx')),
    },
    {
      path: lineScreens.records,
      lazy: withTranslations(['records', 'statuses'], () => import('./records/records-page.tsx')),
    },
  ],
}
