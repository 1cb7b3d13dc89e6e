import type { Cents } from '../money/cents.ts'

/** The balances of a facility that bound the available amount. */
export interface FacilityBalances {
  limitCents: Cents
  /** The ceiling from the payment accounts' balances; the limit itself without such data. */
  watermarkCents: Cents
  outstandingCents: Cents
  /** Drawdowns submitted and not yet paid out. */
  pendingDrawdownCents: Cents
  /** The part of the limit that the lender has frozen. */
  frozenLimitCents: Cents
}

/** The rest under the lower of limit and watermark. Negative when more is drawn than would now be granted. */
export const headroom = (balances: FacilityBalances): Cents =>
  Math.min(balances.limitCents, balances.watermarkCents) -
  balances.outstandingCents -
  balances.pendingDrawdownCents -
  balances.frozenLimitCents

/** The amount that a seller can draw: the headroom, never shown below 0. */
export const available = (balances: FacilityBalances): Cents => Math.max(0, headroom(balances))

/** True when a drawdown of `amountCents` is within the available amount. */
export const canDraw = (balances: FacilityBalances, amountCents: Cents): boolean =>
  amountCents > 0 && amountCents <= available(balances)
