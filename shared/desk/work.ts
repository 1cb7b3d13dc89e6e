/** What waits for the lender's people, by the list that it stands in. */
export const workKinds = [
  'kyc',
  'drawdown',
  'payment',
  'limit',
  'renewal',
  'payoff',
  'proposal',
  'payout-account',
  'statement-line',
  'dispute',
  'shop',
] as const
export type WorkKind = (typeof workKinds)[number]

/** Whose of what waits: all, one's own, or what nobody has taken. */
export const heldBy = ['all', 'mine', 'nobody'] as const
export type HeldBy = (typeof heldBy)[number]

/** What each row of a list of what waits says besides: its name among what waits, and who has it since when. */
export interface WaitingRow {
  workId: string
  takenBy: string | null
  takenAt: string | null
}

export interface WorkTold {
  queue: WorkKind
  workId: string
  companyId: string | null
  takenBy: string | null
  takenAt: string | null
}

export interface Colleagues {
  colleagues: { actor: string; lastSeen: string }[]
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
