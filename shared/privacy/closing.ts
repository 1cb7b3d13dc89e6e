/**
 * Why an account cannot be closed yet.
 * - `facilityOpen`: a company without other users has an active facility.
 * - `moneyOpen`: one has money that is owed, held or on its way.
 * - `signingOpen`: one has an agreement that waits for signatures.
 * - `lastAdministrator`: one has other users, and no other administrator.
 * - `lastReachable`: one has a facility or something open, and no other administrator whom the lender can reach.
 */
export const closingObstacles = [
  'facilityOpen',
  'moneyOpen',
  'signingOpen',
  'lastAdministrator',
  'lastReachable',
] as const

export type ClosingObstacle = (typeof closingObstacles)[number]

/**
 * The kinds of a company's open items, in display order.
 * - `debt`: owed on a facility, interest and fees included.
 * - `drawdown`: requested drawdowns that are not paid out.
 * - `transfer`: reported transfers and requested deductions that are not booked.
 * - `suspense`: money that the lender holds for the company.
 * - `bill`: unpaid charge orders. They are part of `debt`.
 * - `dispute`: charge orders with an undecided dispute. They are part of `debt`.
 * - `facility`: a facility that can be drawn on.
 * - `signing`: agreements that wait for signatures.
 * - `creditRequest`: requests for a higher limit or a renewal.
 * - `redPacket`: rewards that can be claimed or used.
 */
export const openItemKinds = [
  'debt',
  'drawdown',
  'transfer',
  'suspense',
  'bill',
  'dispute',
  'facility',
  'signing',
  'creditRequest',
  'redPacket',
] as const

export type OpenItemKind = (typeof openItemKinds)[number]

/** Kinds that require a reachable contact for the company. */
const binding: ReadonlySet<OpenItemKind> = new Set<OpenItemKind>([
  'debt',
  'drawdown',
  'transfer',
  'suspense',
  'bill',
  'dispute',
  'facility',
  'signing',
])

export const requiresReachableContact = (kind: OpenItemKind): boolean => binding.has(kind)

const obstacleOf: Partial<Record<OpenItemKind, ClosingObstacle>> = {
  debt: 'moneyOpen',
  drawdown: 'moneyOpen',
  transfer: 'moneyOpen',
  suspense: 'moneyOpen',
  bill: 'moneyOpen',
  dispute: 'moneyOpen',
  facility: 'facilityOpen',
  signing: 'signingOpen',
}

interface Leaving {
  kinds: readonly OpenItemKind[]
  /** The user is the only one: the company is closed with the account. */
  isAlone: boolean
  /** The user is an administrator, and nobody else is. */
  isLastAdministrator: boolean
  /** Another administrator is there whom the lender can reach. */
  hasReachable: boolean
}

/** The obstacles to leaving a company by closing the account, in the order of `closingObstacles`. */
export const obstaclesOfLeaving = ({
  kinds,
  isAlone,
  isLastAdministrator,
  hasReachable,
}: Leaving): ClosingObstacle[] => {
  if (!isAlone) {
    if (isLastAdministrator) return ['lastAdministrator']
    return hasReachable || !kinds.some(requiresReachableContact) ? [] : ['lastReachable']
  }
  const inTheWay = new Set(kinds.map((kind) => obstacleOf[kind]))
  return closingObstacles.filter((obstacle) => inTheWay.has(obstacle))
}
