import { auditGroupOf } from './audit.ts'
import type { AuditEntry } from './audit-entries.ts'
import type { AuditListing } from './audit-lists.ts'
import { groupIndex, type ItemPage, type Table } from './table.ts'

/** Access pattern: what the lender's side did in a month, newest first. */
export const listMonthAudit = (
  table: Table,
  month: string,
  listing: AuditListing,
): Promise<ItemPage<AuditEntry>> =>
  table.query<AuditEntry>({ pk: auditGroupOf(month), index: groupIndex, newestFirst: true, ...listing })
