import type { Posting } from '../ledger/posting.ts'
import { overdueInterestPosted } from '../ledger/repayment-postings.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { type ChargeAmounts, chargeAsOf, newOverdueInterest } from './charge-order.ts'

/** The cause of a posting of overdue interest on a charge order: one posting for each version of it. */
export const overdueCauseOf = ({ chargeId, version }: { chargeId: string; version: number }): string =>
  `${chargeId}@${version}`

/**
 * A charge order as of a date, with the posting of the overdue interest up to it; none if nothing accrued. The posting
 * belongs in the write of the charge order's next version: only one of two concurrent writes is committed, so that each
 * day is charged once.
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
 * A charge order without the effects of accruals, for comparisons: accruals do not change the result, everything else
 * does.
 */
export const withoutAccruals = <C extends ChargeAmounts>(charge: C): C => ({
  ...charge,
  chargedCents: { ...charge.chargedCents, overdueInterest: 0 },
  owedCents: {
    ...charge.owedCents,
    overdueInterest: charge.owedCents.overdueInterest - charge.chargedCents.overdueInterest,
  },
})
