import { useTranslation } from 'react-i18next'
import type { SignedKind } from '#shared/agreements/agreement-kinds.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** A document's name as it is used within a sentence. */
export const useDocumentName = () => {
  const { t } = useTranslation('signing')
  const locale = useLocale()
  return (kind: SignedKind): string => {
    const name = t(`kinds.${kind}`)
    return locale === 'en' ? name.toLowerCase() : name
  }
}
