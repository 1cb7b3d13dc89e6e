/** What may stand against paying out a drawdown that is approved, in the order in which it is told. */
export const payoutObstacles = [
  'note not rendered',
  'fell due',
  'rate cap',
  'rate warning',
  'arrears',
  'no account',
  'account missing',
  'account removed',
  'account changed',
  'account waits its day',
  'account unverified',
  'facility not active',
  'above the facility',
] as const
export type PayoutObstacle = (typeof payoutObstacles)[number]

/** What would have held up a payout that the bank had made already, and was told with its booking. */
export const payoutExceptions = [
  ...payoutObstacles,
  /** It was taken out of its batch: the bank paid it all the same. */
  'taken out',
  /** The bank paid on a day on which another amount is paid out. */
  'another day',
] as const
export type PayoutException = (typeof payoutExceptions)[number]
