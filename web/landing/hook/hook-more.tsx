import { useTranslation } from 'react-i18next'
import { productTerms } from '#shared/lending/product-terms.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { CostSection } from '../cost-section.tsx'
import { useCurrentTerms } from '../current-rates.ts'
import { FitSection } from '../fit-section.tsx'
import { QuestionsSection } from '../questions-section.tsx'
import { tenorIn } from '../tenor-in.ts'
import { ClosingSection, TrustSection } from '../trust-section.tsx'

const tenorOf = tenorIn(productTerms.small_shop_financing)

const costs = ['rate', 'share', 'early', 'end'] as const
const questions = ['turnover', 'week', 'share', 'today'] as const

/** The lower part of the page: costs, suitability, questions, and the lender. */
export const Component = () => {
  const { t } = useTranslation('landingHookMore')
  const { percent, count } = useFormat()
  const terms = useCurrentTerms('small_shop_financing')
  const figures = {
    margin: percent(terms.marginPercent),
    lowest: percent(terms.salesShares.lowest),
    highest: percent(terms.salesShares.highest),
    days: tenorOf('salesShare'),
    bulletDays: tenorOf('bullet'),
    minimum: count(terms.minimumDrawdownCents / 100),
    least: count(terms.minimumRepaymentCents / 100),
  }
  return (
    <>
      <CostSection
        title={t('cost.title')}
        lead={t('cost.lead')}
        terms={terms}
        points={costs.map((name) => ({
          title: t(`cost.${name}.title`, figures),
          text: t(`cost.${name}.text`, figures),
        }))}
      />
      <FitSection
        title={t('fit.title')}
        lead={t('fit.lead')}
        fits={[t('fit.first'), t('fit.second'), t('fit.third')]}
        needTitle={t('fit.needTitle')}
        needs={[t('fit.needShop'), t('fit.needCompany'), t('fit.needDirector'), t('fit.needBank')]}
      />
      <QuestionsSection
        questions={questions.map((name) => ({
          question: t(`questions.${name}.question`),
          answer: t(`questions.${name}.answer`, figures),
        }))}
      />
      <TrustSection />
      <ClosingSection />
    </>
  )
}
