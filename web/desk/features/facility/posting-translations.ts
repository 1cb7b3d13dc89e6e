import type { ListedPosting } from '#shared/desk/facility.ts'
import { useFieldTranslations } from '../../ui/field-translations.ts'

/** The title of an entry; a reversal names the reversed kind. */
export const usePostingTranslations = () => {
  const fieldTranslations = useFieldTranslations()
  return ({ kind, postingId }: Pick<ListedPosting, 'kind' | 'postingId'>): string => {
    const [, reversed = ''] = kind === 'reversal' ? postingId.split(':') : []
    const words = fieldTranslations(`posting-${kind}`)
    return reversed ? `${words} · ${fieldTranslations(`posting-${reversed}`)}` : words
  }
}
