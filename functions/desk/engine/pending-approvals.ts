import type { WorkKind } from '#shared/desk/work.ts'
import type { PendingApprovalSummary } from '#shared/desk/work-responses.ts'
import {
  listPendingApprovals,
  type PendingApproval,
  pendingApprovalsAboutLines,
} from '../../data/pending-approval-index.ts'
import type { Deps } from '../../runtime/deps.ts'

const tell = ({
  proposalId,
  action,
  proposer,
  proposedAt,
  expiresAt,
}: PendingApproval): PendingApprovalSummary => ({
  proposalId,
  action,
  proposedBy: proposer,
  proposedAt,
  expiresAt,
})

/** A company's pending approvals; with `id`, those about that item. */
export const pendingApprovals = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  companyId: string,
  id = companyId,
): Promise<PendingApprovalSummary[]> =>
  (await listPendingApprovals(table, companyId, clock())).filter(({ about }) => about.includes(id)).map(tell)

interface Marked {
  /** The id of an item of this kind in its proposals. */
  id: string
  /** The partition of proposals that belong to no single company: that of an act, or of statement lines. */
  place?: string
  /** The item's id is its company's: only proposals of this kind's own acts are about the item. */
  isOwnActs?: true
}

/** The kinds of items with acts that need a second approver. */
const markedKinds: Partial<Record<WorkKind, Marked>> = {
  kyc: { id: 'companyId', isOwnActs: true },
  drawdown: { id: 'drawdownId' },
  payout: { id: 'drawdownId', place: 'payout-batch-make' },
  limit: { id: 'requestId' },
  renewal: { id: 'requestId' },
  'payout-account': { id: 'accountId' },
  dispute: { id: 'chargeId' },
  'signer-check': { id: 'subjectId' },
  'screening-hit': { id: 'hitId' },
  overdue: { id: 'facilityId' },
  'statement-line': { id: 'lineId', place: pendingApprovalsAboutLines },
}

const valueOf = (row: object, name: string): string => String((row as Record<string, unknown>)[name] ?? '')

/** The pending approvals about each row of a kind: a query for each company, and one for those of no single company. */
export const pendingApprovalsOfRows = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  kind: WorkKind,
  rows: readonly object[],
): Promise<(row: object) => PendingApprovalSummary[]> => {
  const marked = markedKinds[kind]
  if (!marked || rows.length === 0) return () => []
  const companies = new Set(rows.map((row) => valueOf(row, 'companyId')))
  const places = [...companies, marked.place ?? ''].filter(Boolean)
  const marks = (await Promise.all(places.map((place) => listPendingApprovals(table, place, clock())))).flat()
  return (row) =>
    marks
      .filter(
        ({ about, action }) =>
          about.includes(valueOf(row, marked.id)) && (!marked.isOwnActs || action.startsWith(`${kind}-`)),
      )
      .map(tell)
}
