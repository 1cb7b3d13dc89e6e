import { withTranslations } from '../../i18n/i18n.ts'
import { lineLanding } from '../line-landing.tsx'
import { OfferSlot } from './offer-slot.tsx'

/** The landing page of the payment-platform line. */
export const Component = lineLanding('landingPayoneer', {
  line: 'payoneer',
  ground: 'crossing',
  picture: () => import('../scenes/payoneer-scene.tsx'),
  calculator: withTranslations(
    ['landingCalculator', 'landingMore'],
    () => import('./payoneer-calculator.tsx'),
  ),
  more: withTranslations(['landingMore', 'landingPayoneerMore'], () => import('./payoneer-more.tsx')),
  inHero: <OfferSlot />,
})
