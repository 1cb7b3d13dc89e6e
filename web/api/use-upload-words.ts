import { UnsuitableFile } from './upload-file.ts'
import { useFailureWords } from './use-failure-words.ts'
import { useRuleWords } from './use-rule-words.ts'

/** What to say when a file was not taken. */
export const useUploadWords = () => {
  const failureWords = useFailureWords()
  const ruleWords = useRuleWords()
  return (error: unknown): string =>
    error instanceof UnsuitableFile ? ruleWords(error.rule) : failureWords(error)
}
