import { useTranslation } from 'react-i18next'
import { CostSection } from './cost-section.tsx'
import { FitSection } from './fit-section.tsx'
import { Hero } from './hero.tsx'
import { StepsSection } from './steps-section.tsx'
import { ClosingSection, TrustSection } from './trust-section.tsx'

/** What a visitor sees first: what it is, how it goes, what it costs, who it is for and who stands behind it. */
export const Component = () => {
  const { t } = useTranslation('landing')
  return (
    <>
      <title>{t('title')}</title>
      <Hero />
      <StepsSection />
      <CostSection />
      <FitSection />
      <TrustSection />
      <ClosingSection />
    </>
  )
}
