import type { DefaultChargeKind } from '../lending/default-charges.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { Account } from './accounts.ts'

/** One side of a posting: a debit is positive, a credit negative. In minor units of the facility's currency. */
export interface PostingLine {
  account: Account
  amountCents: Cents
}

export const postingKinds = [
  'limit-granted',
  'limit-changed',
  'drawdown-requested',
  'drawdown-released',
  'drawdown-paid-out',
  'interest-posted',
  'fee-posted',
  'rebate-given',
  'packet-applied',
  'overdue-interest-posted',
  'overdue-interest-taken-back',
  'repayment-received',
  'fee-charged',
  'charge-waived',
  'charge-written-off',
  'suspense-received',
  'suspense-applied',
  'suspense-paid-back',
  'facility-closed',
  'reversal',
] as const
export type PostingKind = (typeof postingKinds)[number]

/** A balanced entry. Its id is derived from its cause, so that the same cause cannot be posted twice. */
export interface Posting {
  postingId: string
  kind: PostingKind
  businessDate: BusinessDate
  lines: readonly PostingLine[]
  /** The charge order concerned. */
  chargeId?: string
  /** Of a default charge: its kind. */
  chargeKind?: DefaultChargeKind
}

/**
 * Builds a posting and leaves out lines of 0. Throws RangeError unless the amounts are whole minor units that add up
 * to 0 and no account is named twice.
 */
export const posting = (
  kind: PostingKind,
  cause: string,
  businessDate: BusinessDate,
  lines: readonly PostingLine[],
  about: Pick<Posting, 'chargeId' | 'chargeKind'> = {},
): Posting => {
  if (lines.some(({ amountCents }) => !Number.isSafeInteger(amountCents)))
    throw new RangeError('A posting is made of whole minor units')
  if (new Set(lines.map(({ account }) => account)).size !== lines.length)
    throw new RangeError('A posting names an account once')
  if (lines.reduce((sum, { amountCents }) => sum + amountCents, 0) !== 0)
    throw new RangeError(`The posting ${kind} does not balance`)
  return {
    postingId: `${kind}:${cause}`,
    kind,
    businessDate,
    lines: lines.filter(({ amountCents }) => amountCents !== 0),
    ...about,
  }
}
