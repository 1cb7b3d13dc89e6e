import { useTranslation } from 'react-i18next'
import { withTranslations } from '../../i18n/i18n.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { deferredPart } from '../deferred-part.tsx'
import { textFigures } from '../figures.build-time.ts'
import { Hero } from '../hero.tsx'
import { StepsSection } from '../steps-section.tsx'
import { withCurrentRates } from '../with-current-rates.ts'

const Picture = deferredPart('underwriting-scene', () => import('../scenes/underwriting-scene.tsx'), {
  height: '100%',
  still: true,
})
const Calculator = deferredPart(
  'underwriting-calculator',
  withTranslations(
    ['landingCalculator', 'landingMore'],
    withCurrentRates(() => import('./underwriting-calculator.tsx')),
  ),
  { height: '720px' },
)
const Advert = deferredPart(
  'underwriting-advert',
  withTranslations(['landingAdvert'], () => import('../advert/advert-band.tsx')),
  { height: '240px' },
)
const More = deferredPart(
  'underwriting-more',
  withTranslations(
    ['landingMore', 'landingUnderwritingMore'],
    withCurrentRates(() => import('./underwriting-more.tsx')),
  ),
  { height: '2400px' },
)

const steps = [
  ['first', 'link-shop'],
  ['second', 'documents'],
  ['third', 'sign'],
  ['fourth', 'funds'],
] as const

/** The landing page of the revenue-credit line. */
export const Component = () => {
  const { t } = useTranslation('landingUnderwriting')
  const { count } = useFormat()
  usePageTitle(t('title'))
  return (
    <>
      <Hero
        ground="evening"
        picture={<Picture />}
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        lead={t('hero.lead', { ...textFigures, limitCap: count(textFigures.limitCap) })}
        signUp={t('hero.signUp')}
        note={t('hero.note')}
      />
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
