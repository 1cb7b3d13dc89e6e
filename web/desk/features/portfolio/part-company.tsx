import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink } from '../../ui/company-link.tsx'
import { isNamed, type NamedCompany, useCompanyName } from '../../ui/use-company-name.ts'

/** A company in a figure, in words: one without a name was erased since, as no other draws money. */
export const usePartCompany = () => {
  const t = useTranslations()
  const nameOf = useCompanyName()
  return (company: NamedCompany): string =>
    isNamed(company) ? nameOf(company) : t('portfolio.erasedCompany')
}

export const PartCompany = ({ of }: { of: NamedCompany }) => {
  const nameOf = usePartCompany()
  return isNamed(of) ? <CompanyLink companyId={of.companyId}>{nameOf(of)}</CompanyLink> : nameOf(of)
}
