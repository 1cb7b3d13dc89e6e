import type { ProposedMark, WorkKind } from '#shared/desk/work.ts'
import {
  listPendingApprovals,
  type PendingApproval,
  pendingApprovalsAboutLines,
} from '../../data/pending-approval-index.ts'
import type { Deps } from '../../runtime/deps.ts'

const tell = ({ proposalId, action, proposer, proposedAt, expiresAt }: PendingApproval): ProposedMark => ({
  proposalId,
  action,
  proposedBy: proposer,
  proposedAt,
  expiresAt,
})

/** What waits of a company's for a second person; where `id` is given, what names that. */
export const pendingApprovals = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  companyId: string,
  id = companyId,
): Promise<ProposedMark[]> =>
  (await listPendingApprovals(table, companyId, clock())).filter(({ about }) => about.includes(id)).map(tell)

interface Marked {
  /** What names one of a kind in a proposal about it. */
  id: string
  /** Where proposals lie that are about no company alone: those of an act, or of lines. */
  place?: string
  /** Only its own acts are about it: the id is its company's. */
  isOwnActs?: true
}

/** The kinds that something takes a second person of. */
const markedKinds: Partial<Record<WorkKind, Marked>> = {
  kyc: { id: 'companyId', isOwnActs: true },
  drawdown: { id: 'drawdownId' },
  payout: { id: 'drawdownId', place: 'payout-batch-make' },
  limit: { id: 'requestId' },
  renewal: { id: 'requestId' },
  'payout-account': { id: 'accountId' },
  dispute: { id: 'chargeId' },
  overdue: { id: 'facilityId' },
  'statement-line': { id: 'lineId', place: pendingApprovalsAboutLines },
}

const valueOf = (row: object, name: string): string => String((row as Record<string, unknown>)[name] ?? '')

/** What waits for a second person about each of these rows of a kind: one look a company, and one besides. */
export const pendingApprovalsOfRows = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  kind: WorkKind,
  rows: readonly object[],
): Promise<(row: object) => ProposedMark[]> => {
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
