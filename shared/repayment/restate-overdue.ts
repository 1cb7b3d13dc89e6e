import type { Posting } from '../ledger/posting.ts'
import { overdueInterestTakenBack } from '../ledger/repayment-postings.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { accrueOverdue, overdueCauseOf } from './accrue-overdue.ts'
import { type ChargeAmounts, chargedOverdueInterest, overdueInterestUpTo } from './charge-order.ts'
import { reverseOverdue } from './charge-order-changes.ts'

/** The first day that a payment can count from: principal that was settled on a day was not there to settle before. */
export const earliestValueDate = ({ dueDate, principalSteps }: ChargeAmounts): BusinessDate =>
  principalSteps.at(-1)?.from ?? dueDate

/**
 * A charge order as it stood on a date up to today, for a payment that counts from then: overdue interest is charged up
 * to that date and no further. What was charged beyond it is taken back by a posting of today; what the payment leaves
 * of the principal bears it again. Undefined where that interest was paid or waived since: it is not there to take
 * back.
 */
export const restateOverdue = <C extends ChargeAmounts & { chargeId: string; version: number }>(
  charge: C,
  date: BusinessDate,
  today: BusinessDate,
): { charge: C; overdue: Posting | undefined } | undefined => {
  const beyondCents = chargedOverdueInterest(charge) - overdueInterestUpTo(charge, date)
  if (date === today || beyondCents <= 0) return accrueOverdue(charge, date)
  if (beyondCents > charge.owedCents.overdueInterest) return undefined
  return {
    charge: reverseOverdue(charge, beyondCents),
    overdue: {
      ...overdueInterestTakenBack(overdueCauseOf(charge), today, beyondCents),
      chargeId: charge.chargeId,
    },
  }
}
