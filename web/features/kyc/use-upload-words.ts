import { UnsuitableFile } from '../../api/upload-file.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { useRuleWords } from '../../api/use-rule-words.ts'

/** What to say when a file was not taken. */
export const useUploadWords = () => {
  const failureWords = useFailureWords()
  const ruleWords = useRuleWords()
  return (error: unknown): string =>
    error instanceof UnsuitableFile ? ruleWords(error.rule) : failureWords(error)
}
