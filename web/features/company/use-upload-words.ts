import { UnsuitableFile } from '../../api/upload-file.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'

/** What to say when a file was not taken. */
export const useUploadWords = () => {
  const { messageOf, ruleMessage } = useFailureWords()
  return (error: unknown): string =>
    error instanceof UnsuitableFile ? ruleMessage(error.rule) : messageOf(error)
}
