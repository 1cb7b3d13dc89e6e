import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslations } from '../i18n/use-translations.ts'

interface Named {
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
}

/**
 * What a company is called, in Chinese where the console speaks it and the company has such a name. One that has none yet
 * is told from others by the beginning of its id.
 */
export const useCompanyName = () => {
  const t = useTranslations()
  const isEnglish = useLocale() === 'en'
  return ({ companyId, companyNameEn, companyNameCn }: Named): string =>
    (isEnglish ? (companyNameEn ?? companyNameCn) : (companyNameCn ?? companyNameEn)) ??
    `${t('find.unnamed')} · ${companyId.slice(0, 8)}`
}
