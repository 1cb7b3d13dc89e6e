import type { Allocation, DueKind } from '../lending/allocation.ts'
import { type Rebate, rebateTotal } from '../lending/rebate.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { Account } from './accounts.ts'
import type { Balances } from './balances.ts'
import { type Posting, type PostingLine, posting } from './posting.ts'

/** The amount itself. Throws RangeError unless it is whole and above 0. */
export const positive = (amountCents: Cents): Cents => {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0)
    throw new RangeError('A posting needs an amount above 0')
  return amountCents
}

/** Lines with the one that balances them. */
export const against = (contra: Account, lines: readonly PostingLine[]): PostingLine[] => [
  ...lines,
  { account: contra, amountCents: -lines.reduce((sum, { amountCents }) => sum + amountCents, 0) },
]

/** A facility begins: its limit and watermark. */
export const limitGranted = (
  facilityId: string,
  date: BusinessDate,
  limitCents: Cents,
  watermarkCents: Cents,
): Posting =>
  posting(
    'limit-granted',
    facilityId,
    date,
    against('memoContra', [
      { account: 'limit', amountCents: positive(limitCents) },
      { account: 'watermark', amountCents: watermarkCents },
    ]),
  )

/** The lender sets limit, watermark or freeze; each by a difference, up or down. `changeId` names the decision. */
export const limitChanged = (
  changeId: string,
  date: BusinessDate,
  change: { limitCents?: Cents; watermarkCents: Cents; frozenLimitCents: Cents },
): Posting =>
  posting(
    'limit-changed',
    changeId,
    date,
    against('memoContra', [
      { account: 'limit', amountCents: change.limitCents ?? 0 },
      { account: 'watermark', amountCents: change.watermarkCents },
      { account: 'frozenLimit', amountCents: change.frozenLimitCents },
    ]),
  )

/** A request reserves its amount. */
export const drawdownRequested = (drawdownId: string, date: BusinessDate, amountCents: Cents): Posting =>
  posting(
    'drawdown-requested',
    drawdownId,
    date,
    against('memoContra', [{ account: 'pendingDrawdown', amountCents: positive(amountCents) }]),
  )

/** A request that comes to nothing gives its reservation back. */
export const drawdownReleased = (drawdownId: string, date: BusinessDate, amountCents: Cents): Posting =>
  posting(
    'drawdown-released',
    drawdownId,
    date,
    against('memoContra', [{ account: 'pendingDrawdown', amountCents: -positive(amountCents) }]),
  )

/** Interest and a fee that are taken out of a drawdown when it is paid out. */
export interface TakenAtPayout {
  interestCents: Cents
  feeCents: Cents
}

/**
 * The money moves, and what was reserved becomes owed. What is taken out of it pays the interest and the fee that
 * `interestPosted` and `feePosted` charge of the payout.
 */
export const drawdownPaidOut = (
  drawdownId: string,
  date: BusinessDate,
  amountCents: Cents,
  { interestCents, feeCents }: TakenAtPayout = { interestCents: 0, feeCents: 0 },
): Posting =>
  posting('drawdown-paid-out', drawdownId, date, [
    ...against('cash', [
      { account: 'principalReceivable', amountCents: positive(amountCents) },
      { account: 'interestReceivable', amountCents: -interestCents },
      { account: 'feeReceivable', amountCents: -feeCents },
    ]),
    ...against('memoContra', [{ account: 'pendingDrawdown', amountCents: -amountCents }]),
  ])

/** What names the interest and the fee that are taken at a payout: what falls due later has the drawdown's own name. */
export const payoutCauseOf = (drawdownId: string): string => `${drawdownId}@payout`

/** The facility ends: nothing can be drawn any more. */
export const facilityClosed = (
  facilityId: string,
  date: BusinessDate,
  { limit, watermark }: Pick<Balances, 'limit' | 'watermark'>,
): Posting =>
  posting(
    'facility-closed',
    facilityId,
    date,
    against('memoContra', [
      { account: 'limit', amountCents: -limit },
      { account: 'watermark', amountCents: -watermark },
    ]),
  )

/** The interest of a drawdown falls due. It is owed besides the principal and never added to it. */
export const interestPosted = (drawdownId: string, date: BusinessDate, interestCents: Cents): Posting =>
  posting(
    'interest-posted',
    drawdownId,
    date,
    against('interestIncome', [{ account: 'interestReceivable', amountCents: interestCents }]),
  )

/** A fee of the terms falls due, or is taken at the payout. None where it is nothing. */
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
 * What was taken at the payout for days that principal does not run is given back, and repays principal. None where it is
 * nothing.
 */
export const rebateGiven = (cause: string, date: BusinessDate, rebate: Rebate): Posting | undefined =>
  rebateTotal(rebate) === 0
    ? undefined
    : posting(
        'rebate-given',
        cause,
        date,
        against('principalReceivable', [
          { account: 'interestIncome', amountCents: rebate.interestCents },
          { account: 'feeIncome', amountCents: rebate.feeCents },
        ]),
      )

/** Overdue interest that accrued: up to a payment, which then is its cause, or up to a day's close. */
export const overdueInterestPosted = (cause: string, date: BusinessDate, interestCents: Cents): Posting =>
  posting(
    'overdue-interest-posted',
    cause,
    date,
    against('overdueInterestIncome', [
      { account: 'overdueInterestReceivable', amountCents: positive(interestCents) },
    ]),
  )

/** Overdue interest that was charged beyond the day from which a payment counts is taken back. */
export const overdueInterestTakenBack = (cause: string, date: BusinessDate, interestCents: Cents): Posting =>
  posting(
    'overdue-interest-taken-back',
    cause,
    date,
    against('overdueInterestIncome', [
      { account: 'overdueInterestReceivable', amountCents: -positive(interestCents) },
    ]),
  )

/** What each kind of due is owed on. */
export const receivableOf = {
  fee: 'feeReceivable',
  overdueInterest: 'overdueInterestReceivable',
  interest: 'interestReceivable',
  principal: 'principalReceivable',
} as const satisfies Record<DueKind, Account>

/** A payment arrives and settles what its allocation says; what nothing was owed for is kept for the payer. */
export const repaymentReceived = (
  paymentId: string,
  date: BusinessDate,
  { settled, surplusCents }: Allocation,
): Posting => {
  const byKind = new Map<DueKind, Cents>()
  for (const { due, amountCents } of settled) byKind.set(due.kind, (byKind.get(due.kind) ?? 0) + amountCents)
  return posting(
    'repayment-received',
    paymentId,
    date,
    against('cash', [
      ...[...byKind].map(([kind, amountCents]) => ({
        account: receivableOf[kind],
        amountCents: -amountCents,
      })),
      { account: 'suspense', amountCents: -surplusCents },
    ]),
  )
}
