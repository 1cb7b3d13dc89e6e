import { ttlAfter } from './expiry.ts'
import { type Item, put, remove, type Table, type Write } from './table.ts'

/** Beside a proposal that waits, for whoever looks at what it is about. */
export interface PendingApproval {
  proposalId: string
  action: string
  proposer: string
  proposedAt: string
  expiresAt: string
  /** The ids of what it is about, as its fields name them, and its company. */
  about: readonly string[]
}

/** What of a proposal its mark follows from. */
interface Marked extends Omit<PendingApproval, 'about'> {
  companyId?: string
  fields: Record<string, unknown>
  status: string
}

/** So many are told of one place, the latest. */
const maxTold = 50

/** Where the proposals about a bank's lines lie: a line is of no company until it is booked. */
export const pendingApprovalsAboutLines = 'statement-line'

/** A proposal about one company lies there, any other with those of its act: one entry each, however many things it names. */
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

/** In the transaction of a proposal: it is there while that waits. */
export const indexPendingApproval = (table: Table, proposal: Marked): Write =>
  proposal.status === 'waiting'
    ? put<PendingApproval>(table, itemOf(proposal))
    : remove<PendingApproval>(table, key(proposal))

/** Access pattern: the proposals that wait about a company, or of an act that is about none alone, the oldest first. */
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
