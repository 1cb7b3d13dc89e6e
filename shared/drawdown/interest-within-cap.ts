import { payoutCentsOf } from '../lending/drawdown-price.ts'
import { elapsedBetween } from '../lending/elapsed.ts'
import { effectiveRateCap } from '../lending/policy.ts'
import type { Cents } from '../money/cents.ts'
import { compare, fractionFromDecimal } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { addCharges, type ChargedPrice, type CumulativeCharges, effectiveRateOfCharges } from './unbilled.ts'

const cap = fractionFromDecimal(effectiveRateCap)

/**
 * The interest that may be charged if the whole rest of a share of sales is repaid on a day: the accrued interest, less
 * the part that would lift the highest reading of the effective rate above the statutory ceiling, since sales may repay
 * faster than any projection. Interest of other repayment methods is returned unchanged: their offer respects the
 * ceiling.
 */
export const interestWithinCap = (
  price: ChargedPrice,
  /** The charges so far, and the pass-through fees. */
  charged: { soFar: CumulativeCharges; passThroughFees: CumulativeCharges },
  /** `otherCents`: everything else that settles the drawdown. */
  owed: { otherCents: Cents; interestCents: Cents },
  date: BusinessDate,
): Cents => {
  if (price.repayment.method !== 'salesShare' || owed.interestCents === 0) return owed.interestCents
  const elapsed = elapsedBetween(price.drawdownDate, date)
  // On the day of the drawdown no rate is finite.
  if (elapsed.days === 0) return 0
  const principalCents = payoutCentsOf(price)
  const isWithin = (interestCents: Cents): boolean => {
    const settled = addCharges(charged.soFar, owed.otherCents + interestCents, elapsed)
    return compare(effectiveRateOfCharges(principalCents, [settled, charged.passThroughFees]).exact, cap) <= 0
  }
  if (isWithin(owed.interestCents)) return owed.interestCents
  let [within, beyond] = [0, owed.interestCents]
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2)
    if (isWithin(middle)) within = middle
    else beyond = middle
  }
  return within
}
