import { useTranslation } from 'react-i18next'
import { companyNameIn } from '#shared/companies/company-name.ts'
import { useLocale } from '../../i18n/use-locale.ts'

interface Named {
  readonly registerNameEn: string | null
  readonly registerNameCn: string | null
}

/** A company's name in the current locale. */
export const useCompanyName = (): ((company: Named) => string) => {
  const { t } = useTranslation('companies')
  const locale = useLocale()
  return ({ registerNameEn, registerNameCn }) =>
    companyNameIn(locale, {
      ...(registerNameEn ? { registerNameEn } : {}),
      ...(registerNameCn ? { registerNameCn } : {}),
    }) || t('unnamed')
}
