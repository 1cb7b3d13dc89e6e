import type { AuditSubject } from '#shared/api/endpoint.ts'
import { create, type Table, type Write } from './table.ts'

/** Where a seller's act came from. */
export interface ActOrigin {
  requestId: string
  ip: string
  /** The browser's User-Agent header. */
  userAgent: string
  /** Absent for acts through a mailed link. */
  sessionId?: string | undefined
}

/** One act of the back office or of a seller, or an access to secret data: actor, action, time, reason and changes. */
export interface AuditEntry extends Partial<ActOrigin> {
  auditId: string
  action: string
  /** For a seller, `user:` and the user id. */
  actor: string
  /** The subject of a seller's act. */
  subject?: AuditSubject
  /** The authenticated IAM principal; absent on the local stack. */
  principal?: string
  reason?: string
  /** For an act with a second approval: the approver, their principal, their reason if given, and the proposal. */
  approvedBy?: string
  approvedAs?: string
  approvalReason?: string
  proposalId?: string
  at: string
  /** Absent for an act without a company. */
  companyId?: string | undefined
  /** True where personal data was viewed and nothing changed. Not stored for entries from before the flag existed. */
  isLook?: true
  /** True for access to nothing personal, and for a dry run. */
  isRoutine?: true
  /** The currency of the amounts below, if all are in one. */
  currency?: string | undefined
  before: unknown
  after: unknown
}

export const auditPrefix = 'AUDIT#'

/**
 * Partitions that hold nothing but audit entries: by company or user id, otherwise by month. IAM can therefore deny
 * writers any change to an entry.
 */
export const auditPartition = (of: string): string => `AUDIT#${of}`

/** Sorts entries by time. */
export const auditSortKey = ({ at, auditId }: Pick<AuditEntry, 'at' | 'auditId'>): string =>
  `${auditPrefix}${at}#${auditId}`

/** A seller's act as the call describes it. */
export interface SellerAct extends ActOrigin {
  auditId: string
  action: string
  subject: AuditSubject
  at: string
  userId?: string | undefined
  companyId?: string | undefined
  currency?: string | undefined
  before: unknown
  after: unknown
}

/**
 * Belongs in the transaction of the act. Acts of a user on their own account are stored with the user, all others with
 * the company; there are too many to index.
 */
export const recordSellerAct = (table: Table, { userId, companyId, ...act }: SellerAct): Write => {
  const isOwn = act.subject === 'account' || companyId === undefined
  const owner = isOwn && userId !== undefined ? userId : companyId
  if (!owner) throw new Error(`${act.action} is nobody's act`)
  return create<AuditEntry>(table, {
    pk: auditPartition(owner),
    sk: auditSortKey(act),
    type: 'audit',
    ...act,
    actor: userId === undefined ? 'visitor' : `user:${userId}`,
    companyId,
  })
}
