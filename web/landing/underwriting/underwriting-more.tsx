import { useTranslation } from 'react-i18next'
import { monthsInWindow } from '#shared/lending/limit-measures.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { CostSection } from '../cost-section.tsx'
import { useCurrentTerms } from '../current-rates.ts'
import { FitSection } from '../fit-section.tsx'
import { QuestionsSection } from '../questions-section.tsx'
import { tenorIn } from '../tenor-in.ts'
import { ClosingSection, TrustSection } from '../trust-section.tsx'

const tenorOf = tenorIn(productTerms.revenue_credit_automation)

const costs = ['rate', 'fee', 'methods', 'tenor'] as const
const questions = ['limit', 'increase', 'early', 'holiday'] as const

/** The lower part of the page: costs, suitability, questions, and the lender. */
export const Component = () => {
  const { t } = useTranslation('landingUnderwritingMore')
  const { percent } = useFormat()
  const terms = useCurrentTerms('revenue_credit_automation')
  const figures = {
    margin: percent(terms.marginPercent),
    fee: percent(terms.fees[0]?.percent ?? '0.00'),
    months: monthsInWindow,
    methods: terms.repayment.length,
    multiple: terms.salesMultiple,
    grace: terms.graceDays,
  }
  const costFigures = { ...figures, months: tenorOf('equalInstalment') }
  return (
    <>
      <CostSection
        title={t('cost.title')}
        lead={t('cost.lead')}
        terms={terms}
        points={costs.map((name) => ({
          title: t(`cost.${name}.title`, costFigures),
          text: t(`cost.${name}.text`, costFigures),
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
