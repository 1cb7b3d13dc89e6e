import type { AuditSubject } from '#shared/api/endpoint.ts'
import { create, type Table, type Write } from './table.ts'

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
  /** True where personal data was looked at and nothing was changed. Not kept of what was looked at before there was the mark. */
  isLook?: true
  /** True of a look at nothing personal, and of a dry run. */
  isRoutine?: true
  /** What the amounts below are in, where all that was written is in one. */
  currency?: string | undefined
  before: unknown
  after: unknown
}

export const auditPrefix = 'AUDIT#'

/**
 * Where entries lie, and nothing else does: of a company or of a user by their id, of what concerns neither by its month. So IAM
 * can keep whoever writes them from changing one.
 */
export const auditPartition = (of: string): string => `AUDIT#${of}`

/** Entries lie in the order of their times. */
export const auditSortKey = ({ at, auditId }: Pick<AuditEntry, 'at' | 'auditId'>): string =>
  `${auditPrefix}${at}#${auditId}`

/** A seller's act as the call tells it. */
export interface SellerAct extends ActFrom {
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
 * Goes into the transaction of the act itself. What a user does about their own account lies with the user, all else with
 * the company; no index lists it, as these are many.
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
