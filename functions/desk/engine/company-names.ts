import type { CompanyNames } from '#shared/companies/company-name.ts'
import type { NamedCompany } from '#shared/desk/payments.ts'
import { findCompany } from '../../data/companies.ts'
import type { Table } from '../../data/table.ts'

/** Both names of a company, each where it has one, for whoever shows it in their own language. */
export const companyNamesOf = (
  company: CompanyNames | undefined,
): { companyNameEn: string | null; companyNameCn: string | null } => ({
  companyNameEn: company?.registerNameEn ?? null,
  companyNameCn: company?.registerNameCn ?? null,
})

const idsIn = (told: unknown): string[] => {
  if (typeof told !== 'object' || told === null) return []
  return Object.entries(told).flatMap(([name, value]) =>
    name === 'companyId' && typeof value === 'string' ? value : idsIn(value),
  )
}

/** The companies that are named by id anywhere in what is told, with their names: nobody decides about an id. */
export const companiesIn = (table: Table, told: unknown): Promise<NamedCompany[]> =>
  Promise.all(
    [...new Set(idsIn(told))].map(async (companyId) => ({
      companyId,
      ...companyNamesOf(await findCompany(table, companyId)),
    })),
  )
