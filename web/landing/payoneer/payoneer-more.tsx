import { useTranslation } from 'react-i18next'
import { currencyFixedBy, productTerms } from '#shared/lending/product-terms.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { CostSection } from '../cost-section.tsx'
import { useCurrentTerms } from '../current-rates.ts'
import { FitSection } from '../fit-section.tsx'
import { QuestionsSection } from '../questions-section.tsx'
import { tenorIn } from '../tenor-in.ts'
import { ClosingSection, TrustSection } from '../trust-section.tsx'

const tenorOf = tenorIn(productTerms.payoneer)

const costs = ['rate', 'fee', 'methods', 'deduct'] as const
const questions = ['offer', 'without', 'deduct', 'currency'] as const

/** The lower part of the page: costs, suitability, questions, and the lender. */
export const Component = () => {
  const { t } = useTranslation('landingPayoneerMore')
  const { percent } = useFormat()
  const terms = useCurrentTerms('payoneer')
  const figures = {
    margin: percent(terms.marginPercent),
    fee: percent(terms.fees[0]?.percent ?? '0.00'),
    days: tenorOf('bullet'),
    months: tenorOf('equalPrincipal'),
    currency: currencyFixedBy(terms.currencyRule),
    grace: terms.graceDays,
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
        fits={[t('fit.first'), t('fit.second', figures), t('fit.third')]}
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
