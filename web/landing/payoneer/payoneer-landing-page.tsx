import { useTranslation } from 'react-i18next'
import { withTranslations } from '../../i18n/i18n.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { deferredPart } from '../deferred-part.tsx'
import { textFigures } from '../figures.build-time.ts'
import { Hero } from '../hero.tsx'
import { StepsSection } from '../steps-section.tsx'
import { withCurrentRates } from '../with-current-rates.ts'
import { OfferSlot } from './offer-slot.tsx'

const Picture = deferredPart('payoneer-scene', () => import('../scenes/payoneer-scene.tsx'), {
  height: '100%',
  still: true,
})
const Calculator = deferredPart(
  'payoneer-calculator',
  withTranslations(
    ['landingCalculator', 'landingMore'],
    withCurrentRates(() => import('./payoneer-calculator.tsx')),
  ),
  { height: '720px' },
)
const Advert = deferredPart(
  'payoneer-advert',
  withTranslations(['landingAdvert'], () => import('../advert/advert-band.tsx')),
  { height: '240px' },
)
const More = deferredPart(
  'payoneer-more',
  withTranslations(
    ['landingMore', 'landingPayoneerMore'],
    withCurrentRates(() => import('./payoneer-more.tsx')),
  ),
  { height: '2400px' },
)

const steps = [
  ['first', 'link-shop'],
  ['second', 'documents'],
  ['third', 'sign'],
  ['fourth', 'funds'],
] as const

/** The landing page of the payment-platform line. */
export const Component = () => {
  const { t } = useTranslation('landingPayoneer')
  usePageTitle(t('title'))
  return (
    <>
      <Hero
        ground="crossing"
        picture={<Picture />}
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        lead={t('hero.lead', { currency: textFigures.platformCurrency })}
        signUp={t('hero.signUp')}
        note={t('hero.note')}
      >
        <OfferSlot />
      </Hero>
      <Calculator />
      <Advert />
      <StepsSection
        title={t('steps.title')}
        lead={t('steps.lead')}
        steps={steps.map(([name, picture]) => ({
          picture,
          title: t(`steps.${name}.title`),
          text: t(`steps.${name}.text`, textFigures),
          time: t(`steps.${name}.time`, textFigures),
        }))}
      />
      <More />
    </>
  )
}
