import { InvalidFile } from './invalid-file.ts'
import { useFailureTranslations } from './use-failure-translations.ts'
import { useRuleTranslations } from './use-rule-translations.ts'

/** The user's text for a failed upload. */
export const useUploadTranslations = () => {
  const failureTranslations = useFailureTranslations()
  const ruleTranslations = useRuleTranslations()
  return (error: unknown): string =>
    error instanceof InvalidFile ? ruleTranslations(error.rule) : failureTranslations(error)
}
