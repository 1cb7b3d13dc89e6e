import { findCompany } from '../../data/companies.ts'
import type { Table } from '../../data/table.ts'

/** Something that waits, as the index has it. */
interface Waiting {
  companyId?: string | undefined
  gsi1sk?: string
}

/** The names that a company is registered under, in both scripts; null while it has none. */
const companyName = async (table: Table, companyId: string): Promise<string | null> => {
  const company = await findCompany(table, companyId)
  return [company?.registerNameCn, company?.registerNameEn].filter(Boolean).join(' ') || null
}

/**
 * A page of what waits, as an act tells it: each with its company's name, and where the next page begins if this one is
 * full.
 */
export const tellWaiting = async <Row extends Waiting, Told extends object>(
  rows: readonly Row[],
  limit: number,
  describe: (row: Row) => Told,
  table: Table,
) => {
  const ids = [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))]
  const names = new Map(await Promise.all(ids.map(async (id) => [id, await companyName(table, id)] as const)))
  const last = rows.length === limit ? rows.at(-1)?.gsi1sk : undefined
  return {
    waiting: rows.map((row) => ({
      ...describe(row),
      company: (row.companyId && names.get(row.companyId)) ?? null,
    })),
    ...(last ? { cursor: last } : {}),
  }
}
