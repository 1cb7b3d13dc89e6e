import { useTranslation } from 'react-i18next'
import { QuestionsSection } from '../questions-section.tsx'
import { ClosingSection, TrustSection } from '../trust-section.tsx'
import { CompareSection } from './compare-section.tsx'

const questions = ['which', 'both', 'who', 'cost'] as const

/** The lower part of the entry page: costs compared, questions, and the lender. */
export const Component = () => {
  const { t } = useTranslation('landingEntryMore')
  return (
    <>
      <CompareSection />
      <QuestionsSection
        questions={questions.map((name) => ({
          question: t(`questions.${name}.question`),
          answer: t(`questions.${name}.answer`),
        }))}
      />
      <TrustSection />
      <ClosingSection />
    </>
  )
}
