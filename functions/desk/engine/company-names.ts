import type { CompanyNames } from '#shared/companies/company-name.ts'

/** Both names of a company, each where it has one, for whoever shows it in their own language. */
export const companyNamesOf = (
  company: CompanyNames | undefined,
): { companyNameEn: string | null; companyNameCn: string | null } => ({
  companyNameEn: company?.registerNameEn ?? null,
  companyNameCn: company?.registerNameCn ?? null,
})
