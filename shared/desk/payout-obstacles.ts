/** The obstacles to paying out an approved drawdown, in display order. */
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
  'account rejected',
  'account unverified',
  'screening hit',
  'not screened',
  'facility not active',
  'above the facility',
] as const
export type PayoutObstacle = (typeof payoutObstacles)[number]

/** Obstacles overridden because the bank had already paid. */
export const payoutExceptions = [
  ...payoutObstacles,
  /** It was cancelled in its batch: the bank paid it all the same. */
  'taken out',
  /** The bank paid on a day with another net payout. */
  'another day',
  /** The bank had reported it as rejected. */
  'rejected',
] as const
export type PayoutException = (typeof payoutExceptions)[number]
