import type { AuditSubject } from '#shared/api/endpoint.ts'
import { companyPartition } from './companies.ts'
import { create, groupIndex, type ItemPage, type Table, type Write } from './table.ts'
import { userPartition } from './users.ts'

/** From where a seller acted. */
export interface ActFrom {
  requestId: string
  ip: string
  /** The browser as it names itself. */
  userAgent: string
  /** Absent of who acted by a mailed link. */
  sessionId?: string | undefined
}

/** One act of the lender's side or of a seller, or a look at what is kept secret: who did what, when, why, and what it changed. */
export interface AuditEntry extends Partial<ActFrom> {
  auditId: string
  action: string
  /** Of a seller `user:` and their id. */
  actor: string
  /** What a seller's act is about. */
  subject?: AuditSubject
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

/** A seller's act as the call tells it. */
export interface SellerAct extends ActFrom {
  auditId: string
  action: string
  subject: AuditSubject
  at: string
  userId?: string | undefined
  companyId?: string | undefined
  before: unknown
  after: unknown
}

/**
 * Goes into the transaction of the act itself. What a user does about their own account lies with the user, all else with
 * the company; no index lists it, as these are many.
 */
export const recordSellerAct = (table: Table, { userId, companyId, ...act }: SellerAct): Write => {
  const isOwn = userId !== undefined && (act.subject === 'account' || companyId === undefined)
  return create<AuditEntry>(table, {
    pk: isOwn ? userPartition(userId) : partitionOf(companyId),
    sk: `${prefix}${act.at}#${act.auditId}`,
    type: 'audit',
    ...act,
    actor: userId === undefined ? 'visitor' : `user:${userId}`,
    companyId,
  })
}

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

/** Access pattern: what a user did about their own account, newest first. */
export const listUserAudit = (
  table: Table,
  userId: string,
  listing: Listing,
): Promise<ItemPage<AuditEntry>> =>
  table.query<AuditEntry>({ pk: userPartition(userId), prefix, newestFirst: true, ...listing })

/** Access pattern: what the lender's side did in a month, newest first. */
export const listMonthAudit = (
  table: Table,
  month: string,
  listing: Listing,
): Promise<ItemPage<AuditEntry>> =>
  table.query<AuditEntry>({ pk: groupOf(month), index: groupIndex, newestFirst: true, ...listing })
