import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'
import type { KycDetail } from './kyc-drafts.ts'

/** The reason for a returned field in the current locale. */
export const useReturnTranslations = () => {
  const { t } = useTranslation('kyc')
  const locale = useLocale()
  return ({ reason, words }: Pick<KycDetail['returned_fields'][number], 'reason' | 'words'>): string =>
    words?.[locale] ?? (reason ? t(`returnReason.${reason}`) : '')
}
