import { ttlAfter } from './expiry.ts'
import { type Item, put, remove, type Table, type Write } from './table.ts'

/** Points to a waiting proposal from its subjects. */
export interface PendingApproval {
  proposalId: string
  action: string
  proposer: string
  proposedAt: string
  expiresAt: string
  /** The ids of its subjects, from its fields, and its company. */
  about: readonly string[]
}

/** The fields of a proposal that its index item is derived from. */
interface Marked extends Omit<PendingApproval, 'about'> {
  companyId?: string
  fields: Record<string, unknown>
  status: string
}

/** At most this many are listed, the latest. */
const maxTold = 50

/** The partition of proposals about bank statement lines: a line has no company until it is booked. */
export const pendingApprovalsAboutLines = 'statement-line'

/**
 * The partition of a proposal: that of statement lines, of its company or else of its act. It is indexed once,
 * however many subjects it has.
 */
const placeOf = ({ companyId, action }: Pick<Marked, 'companyId' | 'action'>): string =>
  action.startsWith(`${pendingApprovalsAboutLines}-`) ? pendingApprovalsAboutLines : (companyId ?? action)

const key = (proposal: Marked) => ({
  pk: `PROPOSED#${placeOf(proposal)}`,
  sk: `${proposal.proposedAt}#${proposal.proposalId}`,
})

const idsIn = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string') return /Ids?$/.test(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => idsIn(each, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([each, inside]) => idsIn(inside, each))
}

const itemOf = (proposal: Marked): Item<PendingApproval> => {
  const { proposalId, action, companyId, fields, proposer, proposedAt, expiresAt } = proposal
  return {
    ...key(proposal),
    type: 'proposal-mark',
    ttl: ttlAfter(expiresAt, 0),
    proposalId,
    action,
    proposer,
    proposedAt,
    expiresAt,
    about: [...new Set([...(companyId ? [companyId] : []), ...idsIn(fields)])],
  }
}

/** Belongs in the transaction of a proposal: the item exists while the proposal waits. */
export const indexPendingApproval = (table: Table, proposal: Marked): Write =>
  proposal.status === 'waiting'
    ? put<PendingApproval>(table, itemOf(proposal))
    : remove<PendingApproval>(table, key(proposal))

/** Access pattern: the waiting proposals about a company, or of an act without a single company, the oldest first. */
export const listPendingApprovals = async (
  table: Table,
  place: string,
  now: Date,
): Promise<Item<PendingApproval>[]> => {
  const { items } = await table.query<PendingApproval>({
    pk: `PROPOSED#${place}`,
    newestFirst: true,
    limit: maxTold,
  })
  const at = now.toISOString()
  return items.filter(({ expiresAt }) => at < expiresAt).toReversed()
}
