import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslations } from '../i18n/use-translations.ts'

export interface NamedCompany {
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
}

/** False of a company without a name yet, and of one that was erased. */
export const isNamed = ({ companyNameEn, companyNameCn }: NamedCompany): boolean =>
  Boolean(companyNameEn ?? companyNameCn)

/**
 * A company's display name: Chinese in Chinese locales if it has one, else English. A company without a name yet is
 * identified by the beginning of its id.
 */
export const useCompanyName = () => {
  const t = useTranslations()
  const isEnglish = useLocale() === 'en'
  return ({ companyId, companyNameEn, companyNameCn }: NamedCompany): string =>
    (isEnglish ? (companyNameEn ?? companyNameCn) : (companyNameCn ?? companyNameEn)) ??
    `${t('find.unnamed')} · ${companyId.slice(0, 8)}`
}

/** A company's name in the other script, where it has both. */
export const useOtherCompanyName = () => {
  const isEnglish = useLocale() === 'en'
  return ({ companyNameEn, companyNameCn }: NamedCompany): string | undefined =>
    companyNameEn && companyNameCn ? (isEnglish ? companyNameCn : companyNameEn) : undefined
}
