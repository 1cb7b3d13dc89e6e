import type { ListedPosting } from '#shared/desk/facility.ts'
import { useFieldWords } from '../../ui/field-words.ts'

/** What an entry is called; one that takes another back says which. */
export const usePostingWords = () => {
  const fieldWords = useFieldWords()
  return ({ kind, postingId }: Pick<ListedPosting, 'kind' | 'postingId'>): string => {
    const [, reversed = ''] = kind === 'reversal' ? postingId.split(':') : []
    const words = fieldWords(`posting-${kind}`)
    return reversed ? `${words} · ${fieldWords(`posting-${reversed}`)}` : words
  }
}
