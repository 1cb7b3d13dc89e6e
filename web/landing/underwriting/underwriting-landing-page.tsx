import { withTranslations } from '../../i18n/i18n.ts'
import { lineLanding } from '../line-landing.tsx'

/** The landing page of the revenue-credit line. */
export const Component = lineLanding('landingUnderwriting', {
  line: 'underwriting',
  ground: 'evening',
  picture: () => import('../scenes/underwriting-scene.tsx'),
  calculator: withTranslations(
    ['landingCalculator', 'landingMore'],
    () => import('./underwriting-calculator.tsx'),
  ),
  more: withTranslations(['landingMore', 'landingUnderwritingMore'], () => import('./underwriting-more.tsx')),
})
