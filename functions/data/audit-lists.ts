import { type AuditEntry, auditPrefix as prefix } from './audit-entries.ts'
import { companyPartition } from './companies.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import type { ItemPage, Table } from './table.ts'
import { userPartition } from './users.ts'

export interface AuditListing {
  limit: number
  cursor?: string | undefined
  /** Instants, ISO, UTC: from which on, and before which. */
  from?: string | undefined
  to?: string | undefined
  accepts?: ((entry: AuditEntry) => boolean) | undefined
}

/** Entries of a partition, newest first. */
const listOwned = (
  table: Table,
  pk: string,
  { from = '', to = '~', ...page }: AuditListing,
): Promise<ItemPage<AuditEntry>> =>
  queryFilteredPage<AuditEntry>(
    table,
    { pk, between: { from: `${prefix}${from}`, to: `${prefix}${to}` }, newestFirst: true },
    page,
  )

/** Access pattern: what was done about a company, newest first. */
export const listCompanyAudit = (
  table: Table,
  companyId: string,
  listing: AuditListing,
): Promise<ItemPage<AuditEntry>> => listOwned(table, companyPartition(companyId), listing)

/** Access pattern: what a user did about their own account, newest first. */
export const listUserAudit = (
  table: Table,
  userId: string,
  listing: AuditListing,
): Promise<ItemPage<AuditEntry>> => listOwned(table, userPartition(userId), listing)
