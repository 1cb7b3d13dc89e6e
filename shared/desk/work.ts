/** What waits for the lender's people, by the list that it stands in. */
export const workKinds = [
  'kyc',
  'drawdown',
  'payout',
  'payment',
  'limit',
  'renewal',
  'payoff',
  'proposal',
  'payout-account',
  'statement-line',
  'dispute',
  'shop',
  'correction',
  'departure',
  'overdue',
] as const
export type WorkKind = (typeof workKinds)[number]

/** By which acts something of a kind is seen to. */
export const actsOfKinds: Readonly<Record<WorkKind, readonly string[]>> = {
  kyc: ['kyc-approve', 'kyc-return', 'kyc-reject'],
  drawdown: ['drawdown-approve', 'drawdown-reject'],
  payout: ['payout-batch-make', 'drawdown-pay-out'],
  overdue: ['promise-record', 'contact-record'],
  payment: ['repayment-post', 'payment-void'],
  limit: ['limit-approve', 'limit-reject'],
  renewal: ['renewal-approve', 'renewal-reject'],
  payoff: ['payoff-post', 'payoff-void'],
  proposal: ['proposal-approve', 'proposal-reject'],
  'payout-account': ['payout-account-verify', 'payout-account-refuse'],
  dispute: ['dispute-uphold', 'dispute-reject'],
  correction: ['correction-grant', 'correction-refuse'],
  departure: ['departure-settle'],
  shop: ['contact-record', 'facility-set', 'facility-limit'],
  'statement-line': [
    'statement-line-match',
    'statement-line-to-suspense',
    'statement-line-book-payout',
    'statement-line-ignore',
    'statement-line-pay-back',
  ],
}

/**
 * True for somebody who may do `ownActs` and so can see to what waits. Of a proposal `action` is what is proposed: who may do that
 * decides on it.
 */
export const maySeeTo = (
  kind: WorkKind,
  { action }: { action?: unknown },
  ownActs: readonly string[],
): boolean =>
  kind === 'proposal'
    ? typeof action === 'string' && ownActs.includes(action)
    : actsOfKinds[kind].some((name) => ownActs.includes(name))

/** Whose of what waits: all, one's own, or what nobody has taken. */
export const heldBy = ['all', 'mine', 'nobody'] as const
export type HeldBy = (typeof heldBy)[number]

/** The name of something among what waits, and who has it since when. */
export interface HeldRow {
  workId: string
  takenBy: string | null
  takenAt: string | null
}

/** That an act was proposed and waits for a second person. */
export interface ProposedMark {
  proposalId: string
  action: string
  proposedBy: string
  proposedAt: string
  expiresAt: string
}

/** What each row of a list of what waits says besides: who has it, and what somebody has proposed about it. */
export interface WaitingRow extends HeldRow {
  proposed: readonly ProposedMark[]
}

export interface WorkView {
  queue: WorkKind
  workId: string
  companyId: string | null
  takenBy: string | null
  takenAt: string | null
}

export interface Colleagues {
  colleagues: { actor: string; lastSeen: string }[]
}

/**
 * The inboxes that say how many wait, by the act that lists them. Of shops it is not known without a look at each: of those in the index some
 * are well again.
 */
export const countedInboxes: readonly { act: string; kind: WorkKind }[] = [
  { act: 'kyc-list', kind: 'kyc' },
  { act: 'limit-list', kind: 'limit' },
  { act: 'renewal-list', kind: 'renewal' },
  { act: 'drawdown-list', kind: 'drawdown' },
  { act: 'payout-account-list', kind: 'payout-account' },
  { act: 'payment-list', kind: 'payment' },
  { act: 'payoff-list', kind: 'payoff' },
  { act: 'dispute-list', kind: 'dispute' },
  { act: 'correction-list', kind: 'correction' },
  { act: 'departure-list', kind: 'departure' },
  { act: 'proposal-list', kind: 'proposal' },
  { act: 'payout-list', kind: 'payout' },
  { act: 'statement-line-list', kind: 'statement-line' },
  { act: 'overdue-list', kind: 'overdue' },
]

export interface InboxCount {
  /** The act that lists it. */
  act: string
  count: number
  /** There may be more: no more were looked at. */
  isMore: boolean
}

/** What an inbox is narrowed down by, and in what order it is shown. */
export interface DeskView {
  inbox: string
  name: string
  filter: string | null
  /** A field, with a minus before it for the other way round. */
  sort: string | null
  held: HeldBy
}

export interface DeskViews {
  views: DeskView[]
}
