import { keptUntil } from '#shared/privacy/retention.ts'
import { ttlAfter, ttlAt } from './expiry.ts'
import { indexPendingApproval } from './pending-approval-index.ts'
import type { Rejection } from './rejections.ts'
import { awaitsReview, listAwaitingReview } from './review-queue.ts'
import { check, type Item, replace, type Table, type Write } from './table.ts'

/** An act of the lender's side that one person has proposed and a second one has to approve. */
export interface Proposal {
  /** Follows from what is proposed and from what it rests on: who names it names exactly that. */
  proposalId: string
  action: string
  /** The act's own fields, as they were given; once it is decided, without those that are `personal`. */
  fields: Record<string, unknown>
  /** The fields that are about a person. */
  personal?: readonly string[]
  reason: string
  companyId?: string
  proposer: string
  /** The principal that proved the proposer, where one did. */
  principal?: string
  /** Of the amounts that it would change, where all are of one. */
  currency?: string
  /** What the act would change, as its audit entry would tell it. */
  before: unknown
  after: unknown
  /** Stands for the state that the act was proposed on; see `basisOf`. */
  basis: string
  /** The same of each transaction, in order, of an act that has several. */
  parts?: readonly string[]
  /** Stands for the act and its input, whatever it rests on and why. Absent of those from before it was kept. */
  inputDigest?: string
  /** How the same act with the same input was rejected before. */
  rejectedBefore?: Pick<Rejection, 'rejectedBy' | 'rejectedAt' | 'reason'>
  status: 'waiting' | 'done' | 'rejected'
  proposedAt: string
  /** ISO, UTC. From then on nobody can approve it. */
  expiresAt: string
  decidedBy?: string
  decidedAt?: string
  version: number
}

const validMs = 7 * 24 * 3_600_000
/** What nobody decided is deleted so long after it expired, or at once where it is about a person; what was decided is kept as the lender's acts are. */
const keptForDays = 30

const keyOf = (proposalId: string) => ({ pk: `PROPOSAL#${proposalId}`, sk: 'PROPOSAL' })

export const expiryOfProposal = (now: Date): string => new Date(now.getTime() + validMs).toISOString()

/** True while somebody can still approve it. */
export const isOpenProposal = ({ status, expiresAt }: Proposal, now: Date): boolean =>
  status === 'waiting' && now.toISOString() < expiresAt

/** Access pattern: a proposal by id. */
export const findProposal = (table: Table, proposalId: string): Promise<Item<Proposal> | undefined> =>
  table.get<Proposal>(keyOf(proposalId))

/** Since when at the earliest a proposal waits that a second person can still approve. */
export const oldestOpenProposal = (now: Date): string => new Date(now.getTime() - validMs).toISOString()

/** Access pattern: the proposals that a second person can still approve, over all companies, oldest first. */
export const listOpenProposals = (
  table: Table,
  now: Date,
  limit: number,
  after = '',
): Promise<Item<Proposal>[]> => {
  const oldest = oldestOpenProposal(now)
  return listAwaitingReview<Proposal>(table, 'proposal', limit, after > oldest ? after : oldest)
}

/** A new one has version 0. Only while it waits does the lender's list have it. */
const replaceProposal = (table: Table, proposal: Proposal): Write => {
  const { gsi1pk: _group, gsi1sk: _order, ttl: _ttl, ...rest } = proposal as Item<Proposal>
  const { proposalId, proposedAt, expiresAt, status, fields, personal } = rest
  const kept = Object.entries(fields).filter(([name]) => !personal?.includes(name))
  return replace<Proposal>(table, {
    ...rest,
    ...keyOf(proposalId),
    type: 'proposal',
    ...(status === 'waiting'
      ? {
          ...awaitsReview('proposal', proposalId, proposedAt, proposalId),
          ttl: ttlAfter(expiresAt, personal ? 0 : keptForDays),
        }
      : {
          fields: Object.fromEntries(kept),
          ttl: ttlAt(keptUntil('lenderActs', new Date(proposedAt))),
        }),
  })
}

/** Holds while a proposal is as it was read. */
export const expectProposal = (table: Table, { proposalId, version }: Proposal): Write =>
  check<Proposal>(table, keyOf(proposalId), { version })

/** A proposal as it is now, and whether what it is about tells of it: both or neither. */
export const writeProposal = (table: Table, proposal: Proposal): { proposal: Write; proposed: Write } => ({
  proposal: replaceProposal(table, proposal),
  proposed: indexPendingApproval(table, proposal),
})
