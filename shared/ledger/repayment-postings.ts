import type { Allocation, DueKind } from '../lending/allocation.ts'
import { type Rebate, rebateTotal } from '../lending/rebate.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { Account } from './accounts.ts'
import { against, positive } from './facility-postings.ts'
import { type Posting, posting } from './posting.ts'

/**
 * The rebate of upfront deductions for days on which repaid principal is not outstanding; it repays further principal.
 * Undefined for 0.
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

/** Accrued overdue interest: up to a payment, which is then its cause, or up to a day's close. */
export const overdueInterestPosted = (cause: string, date: BusinessDate, interestCents: Cents): Posting =>
  posting(
    'overdue-interest-posted',
    cause,
    date,
    against('overdueInterestIncome', [
      { account: 'overdueInterestReceivable', amountCents: positive(interestCents) },
    ]),
  )

/** Overdue interest charged beyond a payment's value date is reversed. */
export const overdueInterestReversed = (cause: string, date: BusinessDate, interestCents: Cents): Posting =>
  posting(
    'overdue-interest-taken-back',
    cause,
    date,
    against('overdueInterestIncome', [
      { account: 'overdueInterestReceivable', amountCents: -positive(interestCents) },
    ]),
  )

/** The receivable account of each kind of due. */
export const receivableOf = {
  fee: 'feeReceivable',
  overdueInterest: 'overdueInterestReceivable',
  interest: 'interestReceivable',
  principal: 'principalReceivable',
} as const satisfies Record<DueKind, Account>

/**
 * A payment arrives and settles dues by its allocation. Of the surplus, a part may be the recovery of a debt that was
 * written off; the rest is kept for the payer.
 */
export const repaymentReceived = (
  paymentId: string,
  date: BusinessDate,
  { settled, surplusCents }: Allocation,
  recoveredCents: Cents = 0,
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
      { account: 'recoveredLosses', amountCents: 0 - recoveredCents },
      { account: 'suspense', amountCents: recoveredCents - surplusCents },
    ]),
  )
}
