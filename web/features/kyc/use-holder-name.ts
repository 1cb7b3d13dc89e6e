import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'

/** The fields of a person or a company, as they are typed or as they were saved. */
type Named = Readonly<Record<string, unknown>>

/** What a person or a company is called in the language in use; by its place in the list before it has a name. */
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
