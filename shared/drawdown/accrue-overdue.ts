import { overdueInterestPosted } from '../ledger/facility-postings.ts'
import type { Posting } from '../ledger/posting.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { type ChargeAmounts, chargeAsOf, chargedOverdueInterest, newOverdueInterest } from './charge-order.ts'

/**
 * A charge order as it stands on a date, with the posting of the overdue interest that this takes; none where nothing
 * accrued. What a posting brings the total up to is its cause, so that a stretch of time is charged once, in however
 * many parts.
 */
export const accrueOverdue = <C extends ChargeAmounts & { chargeId: string }>(
  charge: C,
  to: BusinessDate,
): { charge: C; overdue: Posting | undefined } => {
  const accrued = newOverdueInterest(charge, to)
  if (accrued === 0) return { charge, overdue: undefined }
  const cause = `${charge.chargeId}@${chargedOverdueInterest(charge) + accrued}`
  return {
    charge: chargeAsOf(charge, to),
    overdue: { ...overdueInterestPosted(cause, to, accrued), chargeId: charge.chargeId },
  }
}
