import { companyPartition } from './companies.ts'
import { create, groupIndex, type ItemPage, type Table, type Write } from './table.ts'

/** One act of the lender's side, or a look at what is kept secret: who did what, when, why, and what it changed. */
export interface AuditEntry {
  auditId: string
  action: string
  actor: string
  /** The IAM principal that proved the actor; absent on the local stack. */
  principal?: string
  reason?: string
  /** Of an act that a second person approved: who that was, what proved them, why where they said so, and the proposal. */
  approvedBy?: string
  approvedAs?: string
  approvalReason?: string
  proposalId?: string
  at: string
  /** Absent for an act that is about no company. */
  companyId?: string | undefined
  before: unknown
  after: unknown
}

/** Entries are listed by the month they fall in (UTC), `2027-01`. */
export const auditMonth = (at: Date): string => at.toISOString().slice(0, 7)

const groupOf = (month: string) => `AUDIT#${month}`
const prefix = 'AUDIT#'
const partitionOf = (companyId: string | undefined) => (companyId ? companyPartition(companyId) : 'PORTAL')

/** Goes into the transaction of the act itself. */
export const recordAudit = (table: Table, entry: AuditEntry): Write =>
  create<AuditEntry>(table, {
    pk: partitionOf(entry.companyId),
    sk: `${prefix}${entry.at}#${entry.auditId}`,
    gsi1pk: groupOf(auditMonth(new Date(entry.at))),
    gsi1sk: `${entry.at}#${entry.auditId}`,
    type: 'audit',
    ...entry,
  })

interface Listing {
  limit: number
  cursor?: string | undefined
}

/** Access pattern: what was done about a company, newest first. */
export const listCompanyAudit = (
  table: Table,
  companyId: string,
  listing: Listing,
): Promise<ItemPage<AuditEntry>> =>
  table.query<AuditEntry>({ pk: companyPartition(companyId), prefix, newestFirst: true, ...listing })

/** Access pattern: what was done in a month, newest first. */
export const listMonthAudit = (
  table: Table,
  month: string,
  listing: Listing,
): Promise<ItemPage<AuditEntry>> =>
  table.query<AuditEntry>({ pk: groupOf(month), index: groupIndex, newestFirst: true, ...listing })
