import type { OwnDataField, OwnDataKind } from '#shared/privacy/own-data.ts'
import type { OwnDataSection } from '#shared/privacy/privacy.schemas.ts'
import { type Company, findCompany } from '../../data/companies.ts'
import { listMemberships, type Membership } from '../../data/memberships.ts'
import type { Table } from '../../data/table.ts'

/** The maximum number of records of a kind, the newest; more would not fit into a response. */
export const maxRecords = 1000

/** One record, by field. */
export type Fields = Partial<Record<OwnDataField, string | number | boolean | undefined>>

const recordOf = (fields: Fields): OwnDataSection['records'][number] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )

/** `isWhole`: false if records were left out already. */
export const section = (kind: OwnDataKind, records: readonly Fields[], isWhole = true): OwnDataSection => ({
  kind,
  is_whole: isWhole && records.length <= maxRecords,
  records: records.slice(0, maxRecords).map(recordOf),
})

/** A company that the user belongs to, or has requested to. */
export interface UserCompany {
  company: Company
  membership: Membership
}

export const companyName = ({
  company: { registerNameCn, registerNameEn, companyId },
}: UserCompany): string => registerNameCn ?? registerNameEn ?? companyId

export const userCompaniesOf = async (table: Table, userId: string): Promise<UserCompany[]> => {
  const memberships = await listMemberships(table, userId)
  const found = await Promise.all(
    memberships.map(async (membership) => {
      const company = await findCompany(table, membership.companyId)
      return company ? [{ company, membership }] : []
    }),
  )
  return found.flat()
}
