import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'

/** The fields of a person or company, typed or saved. */
type Named = Readonly<Record<string, unknown>>

/** The name of a person or company in the current locale; the position in the list before it has one. */
export const useHolderName = () => {
  const { t } = useTranslation('kyc')
  const locale = useLocale()
  const named = (english: unknown, chinese: unknown): string =>
    String((locale === 'en' ? english || chinese : chinese || english) ?? '').trim()
  return {
    person: (person: Named, index: number): string =>
      named(person['full_name_en'], person['full_name_cn']) || t('person.nth', { number: index + 1 }),
    company: (company: Named, index: number): string =>
      named(company['register_name_en'], company['register_name_cn']) ||
      t('ofCompany.nth', { number: index + 1 }),
    applicant: (info: Named): string =>
      named(info['register_name_en'], info['register_name_cn']) || t('ownership.applicant'),
  }
}
