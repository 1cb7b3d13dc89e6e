import { useLocale } from '../../i18n/use-locale.ts'

interface Named {
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
}

/** What a company is called, in Chinese where the console speaks it and the company has such a name. */
export const useCompanyName = () => {
  const isEnglish = useLocale() === 'en'
  return ({ companyId, companyNameEn, companyNameCn }: Named): string =>
    (isEnglish ? (companyNameEn ?? companyNameCn) : (companyNameCn ?? companyNameEn)) ?? companyId
}
