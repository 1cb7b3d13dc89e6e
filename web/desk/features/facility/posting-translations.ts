import type { ListedPosting } from '#shared/desk/facility.ts'
import { useFieldTranslations } from '../../ui/field-translations.ts'

/** What an entry is called; one that takes another back says which. */
export const usePostingTranslations = () => {
  const fieldTranslations = useFieldTranslations()
  return ({ kind, postingId }: Pick<ListedPosting, 'kind' | 'postingId'>): string => {
    const [, reversed = ''] = kind === 'reversal' ? postingId.split(':') : []
    const words = fieldTranslations(`posting-${kind}`)
    return reversed ? `${words} · ${fieldTranslations(`posting-${reversed}`)}` : words
  }
}
