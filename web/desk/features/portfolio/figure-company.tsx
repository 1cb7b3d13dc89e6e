import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink } from '../../ui/company-link.tsx'
import { isNamed, type NamedCompany, useCompanyName } from '../../ui/use-company-name.ts'

/** The name of a company in a figure. One without a name has been erased, since only named companies draw money. */
export const useFigureCompany = () => {
  const t = useTranslations()
  const nameOf = useCompanyName()
  return (company: NamedCompany): string =>
    isNamed(company) ? nameOf(company) : t('portfolio.erasedCompany')
}

export const FigureCompany = ({ of }: { of: NamedCompany }) => {
  const nameOf = useFigureCompany()
  return isNamed(of) ? <CompanyLink companyId={of.companyId}>{nameOf(of)}</CompanyLink> : nameOf(of)
}
