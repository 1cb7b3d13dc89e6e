import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { Account } from './accounts.ts'
import { type Posting, type PostingLine, posting } from './posting.ts'

/** The amount itself. Throws RangeError unless it is whole and above 0. */
export const positive = (amountCents: Cents): Cents => {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0)
    throw new RangeError('A posting needs an amount above 0')
  return amountCents
}

/** Lines with their balancing line. */
export const against = (contra: Account, lines: readonly PostingLine[]): PostingLine[] => [
  ...lines,
  { account: contra, amountCents: -lines.reduce((sum, { amountCents }) => sum + amountCents, 0) },
]

/** A request reserves its amount. */
export const drawdownRequested = (drawdownId: string, date: BusinessDate, amountCents: Cents): Posting =>
  posting(
    'drawdown-requested',
    drawdownId,
    date,
    against('memoContra', [{ account: 'pendingDrawdown', amountCents: positive(amountCents) }]),
  )

/** A failed request releases its reservation. */
export const drawdownReleased = (drawdownId: string, date: BusinessDate, amountCents: Cents): Posting =>
  posting(
    'drawdown-released',
    drawdownId,
    date,
    against('memoContra', [{ account: 'pendingDrawdown', amountCents: -positive(amountCents) }]),
  )

/** Interest and fee deducted at a payout. */
export interface UpfrontDeductions {
  interestCents: Cents
  feeCents: Cents
  /** The shortfall of the transfer, held for the seller. */
  heldCents?: Cents
}

/**
 * The money moves, and the reservation becomes a debt. Upfront deductions pay the interest and the fee that
 * `interestPosted` and `feePosted` charge at the payout.
 */
export const drawdownPaidOut = (
  drawdownId: string,
  date: BusinessDate,
  amountCents: Cents,
  { interestCents, feeCents, heldCents = 0 }: UpfrontDeductions = { interestCents: 0, feeCents: 0 },
): Posting =>
  posting('drawdown-paid-out', drawdownId, date, [
    ...against('cash', [
      { account: 'principalReceivable', amountCents: positive(amountCents) },
      { account: 'interestReceivable', amountCents: -interestCents },
      { account: 'feeReceivable', amountCents: -feeCents },
      { account: 'suspense', amountCents: -heldCents },
    ]),
    ...against('memoContra', [{ account: 'pendingDrawdown', amountCents: -amountCents }]),
  ])

/** The cause of interest and fee charged at a payout: later dues have the drawdown itself as cause. */
export const payoutCauseOf = (drawdownId: string): string => `${drawdownId}@payout`

/** A drawdown's interest falls due. It is owed in addition to the principal and never added to it. */
export const interestPosted = (drawdownId: string, date: BusinessDate, interestCents: Cents): Posting =>
  posting(
    'interest-posted',
    drawdownId,
    date,
    against('interestIncome', [{ account: 'interestReceivable', amountCents: interestCents }]),
  )

/** A fee of the terms falls due, or is deducted at the payout. Undefined for 0. */
export const feePosted = (cause: string, date: BusinessDate, feeCents: Cents): Posting | undefined =>
  feeCents === 0
    ? undefined
    : posting(
        'fee-posted',
        cause,
        date,
        against('feeIncome', [{ account: 'feeReceivable', amountCents: positive(feeCents) }]),
      )

/**
 * A red packet pays a part of the interest that `interestPosted` charges with the same cause. The lender bears it: the
 * interest stays income, and the reward is an expense. Undefined for 0.
 */
export const packetApplied = (cause: string, date: BusinessDate, packetCents: Cents): Posting | undefined =>
  packetCents === 0
    ? undefined
    : posting(
        'packet-applied',
        cause,
        date,
        against('rewardsGiven', [{ account: 'interestReceivable', amountCents: -positive(packetCents) }]),
      )
