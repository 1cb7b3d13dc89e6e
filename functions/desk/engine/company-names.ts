import type { CompanyNames } from '#shared/companies/company-name.ts'
import type { NamedCompany } from '#shared/desk/payments.ts'
import type { CompanyNameFields } from '#shared/desk/response-fields.ts'
import { findCompany } from '../../data/companies.ts'
import type { Table } from '../../data/table.ts'

/** A company's names in both scripts, where it has them; the caller picks the language. */
export const companyNamesOf = (company: CompanyNames | undefined): CompanyNameFields => ({
  companyNameEn: company?.registerNameEn ?? null,
  companyNameCn: company?.registerNameCn ?? null,
})

/** The known owner of an item. */
export interface Owned {
  companyId?: string | undefined
}

/** The view of one item; undefined for an item that is not shown. */
export type Describe<Row, Described> = (row: Row) => Described | undefined | Promise<Described | undefined>

export type WithCompanyNames<Described> = Described & CompanyNameFields

/** Views of items, each with its company's names; each company is read once. */
export const withCompanyNames = async <Row extends Owned, Described extends object>(
  rows: readonly Row[],
  describe: Describe<Row, Described>,
  table: Table,
): Promise<WithCompanyNames<Described>[]> => {
  const told = await Promise.all(rows.map(async (row) => ({ row, told: await describe(row) })))
  const kept = told.flatMap((each) => (each.told ? { row: each.row, told: each.told } : []))
  const ids = [...new Set(kept.flatMap(({ row }) => row.companyId ?? []))]
  const companies = new Map(
    await Promise.all(ids.map(async (id) => [id, await findCompany(table, id)] as const)),
  )
  return kept.map(({ row, told: of }) => ({
    ...of,
    ...companyNamesOf(row.companyId ? companies.get(row.companyId) : undefined),
  }))
}

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
