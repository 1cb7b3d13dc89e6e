import type { ViewedSubject } from '#shared/desk/viewed-records.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import { ttlAfter, ttlAt } from './expiry.ts'
import { indexPendingApproval, listPendingApprovals } from './pending-approval-index.ts'
import type { Rejection } from './rejections.ts'
import { awaitsReview, byQueuePosition, listAwaitingReview } from './review-queue.ts'
import { check, type Item, replace, type Table, type Write } from './table.ts'

/** An act of the back office that one person has proposed and a second person has to approve. */
export interface Proposal {
  /** Derived from the proposal and its basis, so that the id identifies exactly that. */
  proposalId: string
  action: string
  /** The act's own fields, as given; once it is decided, without those that are `personal`. */
  fields: Record<string, unknown>
  /** The fields with personal data. */
  personal?: readonly string[]
  reason: string
  companyId?: string
  proposer: string
  /** The proposer's authenticated principal, if any. */
  principal?: string
  /** The currency of the amounts, if all are in one. */
  currency?: string
  /** The act's changes, as in its audit entry. */
  before: unknown
  after: unknown
  /** Which records its proposer viewed before, for acts that a record bears on. Absent for early proposals. */
  viewed?: readonly ViewedSubject[]
  /** Digest of the state that the act was proposed on; see `basisOf`. */
  basis: string
  /** The same for each transaction, in order, for an act with several. */
  parts?: readonly string[]
  /** Digest of the act and its input, without basis and reason. Absent for early proposals. */
  inputDigest?: string
  /** The previous rejection of the same act with the same input. */
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
/**
 * An undecided proposal is deleted this long after it expired, or at once if it has personal data; a decided one is
 * retained as long as audit entries.
 */
const keptForDays = 30

const keyOf = (proposalId: string) => ({ pk: `PROPOSAL#${proposalId}`, sk: 'PROPOSAL' })

export const expiryOfProposal = (now: Date): string => new Date(now.getTime() + validMs).toISOString()

/** True while it can still be approved. */
export const isOpenProposal = ({ status, expiresAt }: Proposal, now: Date): boolean =>
  status === 'waiting' && now.toISOString() < expiresAt

/** Access pattern: a proposal by id. */
export const findProposal = (table: Table, proposalId: string): Promise<Item<Proposal> | undefined> =>
  table.get<Proposal>(keyOf(proposalId))

/** The earliest creation time of a proposal that can still be approved. */
export const earliestOpenProposalTime = (now: Date): string => new Date(now.getTime() - validMs).toISOString()

/** Access pattern: the proposals of all companies that can still be approved, oldest first. */
export const listOpenProposals = (
  table: Table,
  now: Date,
  limit: number,
  after = '',
): Promise<Item<Proposal>[]> => {
  const oldest = earliestOpenProposalTime(now)
  return listAwaitingReview<Proposal>(table, 'proposal', limit, after > oldest ? after : oldest)
}

/** Access pattern: the proposals about companies that can still be approved, oldest first. */
export const findOpenProposals = async (
  table: Table,
  companyIds: readonly string[],
  now: Date,
): Promise<Item<Proposal>[]> => {
  const marks = await Promise.all(companyIds.map((companyId) => listPendingApprovals(table, companyId, now)))
  const proposals = await table.getMany<Proposal>(marks.flat().map(({ proposalId }) => keyOf(proposalId)))
  return proposals
    .flatMap((proposal) => (proposal && isOpenProposal(proposal, now) ? proposal : []))
    .toSorted(byQueuePosition)
}

/** A new one has version 0. It is in the lender's list only while it waits. */
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

/** Asserts that a proposal is as it was read. */
export const expectProposal = (table: Table, { proposalId, version }: Proposal): Write =>
  check<Proposal>(table, keyOf(proposalId), { version })

/** Writes a proposal and its index items together. */
export const writeProposal = (table: Table, proposal: Proposal): { proposal: Write; proposed: Write } => ({
  proposal: replaceProposal(table, proposal),
  proposed: indexPendingApproval(table, proposal),
})
