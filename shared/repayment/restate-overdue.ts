import type { Posting } from '../ledger/posting.ts'
import { overdueInterestReversed } from '../ledger/repayment-postings.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { accrueOverdue, overdueCauseOf } from './accrue-overdue.ts'
import { type ChargeAmounts, chargedOverdueInterest, overdueInterestUpTo } from './charge-order.ts'
import { reverseOverdue } from './charge-order-changes.ts'

/**
 * A charge order as of a date up to today, for a payment with that value date: overdue interest is charged up to that
 * date and no further. Interest charged beyond it is reversed by a posting of today, and accrues again on the principal
 * that the payment leaves. Undefined if that interest was paid or waived since.
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
      ...overdueInterestReversed(overdueCauseOf(charge), today, beyondCents),
      chargeId: charge.chargeId,
    },
  }
}
