import { type AuditEntry, auditPrefix as prefix } from './audit-entries.ts'
import { companyPartition } from './companies.ts'
import type { ItemPage, Table } from './table.ts'
import { userPartition } from './users.ts'

export interface AuditListing {
  limit: number
  cursor?: string | undefined
}

/** Access pattern: what was done about a company, newest first. */
export const listCompanyAudit = (
  table: Table,
  companyId: string,
  listing: AuditListing,
): Promise<ItemPage<AuditEntry>> =>
  table.query<AuditEntry>({ pk: companyPartition(companyId), prefix, newestFirst: true, ...listing })

/** Access pattern: what a user did about their own account, newest first. */
export const listUserAudit = (
  table: Table,
  userId: string,
  listing: AuditListing,
): Promise<ItemPage<AuditEntry>> =>
  table.query<AuditEntry>({ pk: userPartition(userId), prefix, newestFirst: true, ...listing })
