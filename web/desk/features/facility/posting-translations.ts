import type { ListedPosting } from '#shared/desk/facility.ts'
import type { PostingKind } from '#shared/ledger/posting.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

/** The title of an entry; a reversal names the reversed kind. */
export const usePostingTranslations = () => {
  const t = useTranslations()
  return ({ kind, postingId }: Pick<ListedPosting, 'kind' | 'postingId'>): string => {
    const [, reversed = ''] = kind === 'reversal' ? postingId.split(':') : []
    const words = t(`postings.${kind}`)
    return reversed ? `${words} · ${t(`postings.${reversed as PostingKind}`)}` : words
  }
}
