import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductLineId } from '#shared/product-lines/product-lines.ts'
import { withTranslations } from '../i18n/i18n.ts'
import type { AreasLike } from '../i18n/translations.ts'
import { useFormat } from '../i18n/use-format.ts'
import { usePageTitle } from '../ui/use-page-title.ts'
import { deferredPart, type LoadPart } from './deferred-part.tsx'
import { textFigures } from './figures.build-time.ts'
import { Hero, type HeroGround } from './hero.tsx'
import { StepsSection } from './steps-section.tsx'
import { withCurrentRates } from './with-current-rates.ts'

const steps = [
  ['first', 'link-shop'],
  ['second', 'documents'],
  ['third', 'sign'],
  ['fourth', 'funds'],
] as const

/** The landing page of a product line. The lines differ in their texts, figures and pictures. */
export const lineLanding = (
  texts: AreasLike<'landingHook'>,
  {
    line,
    ground,
    picture,
    calculator,
    more,
    inHero,
    afterSteps,
  }: {
    line: ProductLineId
    ground: HeroGround
    picture: LoadPart
    calculator: LoadPart
    more: LoadPart
    inHero?: ReactNode
    afterSteps?: ReactNode
  },
) => {
  const Picture = deferredPart(`${line}-scene`, picture, { height: '100%', still: true })
  const Calculator = deferredPart(`${line}-calculator`, withCurrentRates(calculator), { height: '720px' })
  const Advert = deferredPart(
    `${line}-advert`,
    withTranslations(['landingAdvert'], () => import('./advert/advert-band.tsx')),
    { height: '240px' },
  )
  const More = deferredPart(`${line}-more`, withCurrentRates(more), { height: '2400px' })
  const area = texts as 'landingHook'
  return () => {
    const { t } = useTranslation(area)
    const { count } = useFormat()
    const figures = {
      ...textFigures,
      currency: textFigures.platformCurrency,
      minimum: count(textFigures.minimum),
      limitCap: count(textFigures.limitCap),
    }
    usePageTitle(t('title'))
    return (
      <>
        <Hero
          ground={ground}
          picture={<Picture />}
          eyebrow={t('hero.eyebrow')}
          title={t('hero.title')}
          lead={t('hero.lead', figures)}
          signUp={t('hero.signUp')}
          note={t('hero.note')}
        >
          {inHero}
        </Hero>
        <Calculator />
        <Advert />
        <StepsSection
          title={t('steps.title')}
          lead={t('steps.lead')}
          steps={steps.map(([name, shown]) => ({
            picture: shown,
            title: t(`steps.${name}.title`),
            text: t(`steps.${name}.text`, textFigures),
            time: t(`steps.${name}.time`, textFigures),
          }))}
        />
        {afterSteps}
        <More />
      </>
    )
  }
}
