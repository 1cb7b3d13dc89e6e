import type { Posting } from '../ledger/posting.ts'
import { overdueInterestPosted } from '../ledger/repayment-postings.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { type ChargeAmounts, chargeAsOf, newOverdueInterest } from './charge-order.ts'

/** What names a posting about the overdue interest of a charge order: one posting a version of it. */
export const overdueCauseOf = ({ chargeId, version }: { chargeId: string; version: number }): string =>
  `${chargeId}@${version}`

/**
 * A charge order as it stands on a date, with the posting of the overdue interest that this takes; none where nothing
 * accrued. The posting goes into the write of the charge order's next version: of two at the same moment one lands, so
 * that a stretch of time is charged once, in however many parts.
 */
export const accrueOverdue = <C extends ChargeAmounts & { chargeId: string; version: number }>(
  charge: C,
  to: BusinessDate,
): { charge: C; overdue: Posting | undefined } => {
  const accrued = newOverdueInterest(charge, to)
  if (accrued === 0) return { charge, overdue: undefined }
  return {
    charge: chargeAsOf(charge, to),
    overdue: {
      ...overdueInterestPosted(overdueCauseOf(charge), to, accrued),
      chargeId: charge.chargeId,
    },
  }
}

/**
 * What of a charge order its accruals leave as it is: the same before and after any number of them, and another one after whatever
 * else becomes of it.
 */
export const apartFromAccruals = <C extends ChargeAmounts>(charge: C): C => ({
  ...charge,
  chargedCents: { ...charge.chargedCents, overdueInterest: 0 },
  owedCents: {
    ...charge.owedCents,
    overdueInterest: charge.owedCents.overdueInterest - charge.chargedCents.overdueInterest,
  },
})
