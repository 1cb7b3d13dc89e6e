import type { CompanyNames } from '#shared/companies/company-name.ts'
import type { NamedCompany } from '#shared/desk/payments.ts'
import { findCompany } from '../../data/companies.ts'
import type { Table } from '../../data/table.ts'

/** A company's names in both scripts, where it has them; the caller picks the language. */
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

/** All companies referenced by id anywhere in a response, with their names: nobody can decide by an id alone. */
export const companiesIn = (table: Table, told: unknown): Promise<NamedCompany[]> =>
  Promise.all(
    [...new Set(idsIn(told))].map(async (companyId) => ({
      companyId,
      ...companyNamesOf(await findCompany(table, companyId)),
    })),
  )
