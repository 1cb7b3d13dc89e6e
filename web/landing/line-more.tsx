import { useTranslation } from 'react-i18next'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { AreasLike } from '../i18n/translations.ts'
import { useFormat } from '../i18n/use-format.ts'
import { CostSection } from './cost-section.tsx'
import { useCurrentTerms } from './current-rates.ts'
import { FitSection } from './fit-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { ClosingSection, TrustSection } from './trust-section.tsx'

const points = ['first', 'second', 'third', 'fourth'] as const

/** The lower part of a line's landing page: costs, suitability, questions, and the lender. */
export const lineMore =
  (
    texts: AreasLike<'landingHookMore'>,
    product: ProductCode,
    figuresOf: (terms: ProductTerms, format: ReturnType<typeof useFormat>) => Record<string, unknown>,
  ) =>
  () => {
    const area = texts as 'landingHookMore'
    const { t } = useTranslation([area, 'landingMore'])
    const format = useFormat()
    const terms = useCurrentTerms(product)
    const figures = figuresOf(terms, format)
    return (
      <>
        <CostSection
          title={t('cost.title')}
          lead={t('cost.lead')}
          terms={terms}
          points={points.map((name) => ({
            title: t(`cost.${name}.title`, figures),
            text: t(`cost.${name}.text`, figures),
          }))}
        />
        <FitSection
          title={t('fit.title')}
          lead={t('fit.lead')}
          fits={[t('fit.first'), t('fit.second', figures), t('fit.third')]}
          others={t('landingMore:others')}
          needTitle={t('fit.needTitle')}
          needs={[t('fit.needShop'), t('fit.needCompany'), t('fit.needDirector'), t('fit.needBank')]}
        />
        <QuestionsSection
          questions={points.map((name) => ({
            question: t(`questions.${name}.question`),
            answer: t(`questions.${name}.answer`, figures),
          }))}
        />
        <TrustSection />
        <ClosingSection />
      </>
    )
  }
