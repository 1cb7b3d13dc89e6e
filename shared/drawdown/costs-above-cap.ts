import { payoutCentsOf } from '../lending/drawdown-price.ts'
import { elapsedBetween } from '../lending/elapsed.ts'
import { nothingWaived, type WaivedCosts } from '../lending/outstanding-drawdown.ts'
import { effectiveRateCap } from '../lending/policy.ts'
import { type Rebate, rebateTotal } from '../lending/rebate.ts'
import type { Cents } from '../money/cents.ts'
import { compare, fractionFromDecimal } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { addCharges, type ChargedPrice, type CumulativeCharges, effectiveRateOfCharges } from './unbilled.ts'

const cap = fractionFromDecimal(effectiveRateCap)

/** The amounts that settle the whole rest of a drawdown on a day. */
export interface Settlement {
  principalCents: Cents
  feeCents: Cents
  interestCents: Cents
  /** The rebate of upfront deductions for the days after it. */
  rebate: Rebate
}

/** The upfront deductions that the lender would keep, at most what is still to be paid. */
const keptUpfront = (
  { upfrontInterestCents = 0, deductionsCents }: ChargedPrice,
  { principalCents, rebate }: Settlement,
  interestBackCents: Cents,
): Rebate => {
  const toPayCents = principalCents - rebateTotal(rebate)
  const interestCents = Math.max(0, upfrontInterestCents - interestBackCents - rebate.interestCents)
  const keptInterestCents = Math.min(toPayCents, interestCents)
  const feeCents = Math.max(0, deductionsCents - rebate.feeCents)
  return { interestCents: keptInterestCents, feeCents: Math.min(toPayCents - keptInterestCents, feeCents) }
}

/** Waives interest first, then the fee, and gives back upfront deductions last. */
const splitWaiver = (
  waivedCents: Cents,
  { interestCents, feeCents }: Settlement,
  kept: Rebate,
): WaivedCosts => {
  let left = waivedCents
  const take = (maxCents: Cents): Cents => {
    const cents = Math.min(left, maxCents)
    left -= cents
    return cents
  }
  return {
    interestCents: take(interestCents),
    feeCents: take(feeCents),
    upfront: { interestCents: take(kept.interestCents), feeCents: take(kept.feeCents) },
  }
}

/**
 * The costs that are waived if the whole rest of a drawdown is repaid on a day: the part that would lift the highest reading
 * of the effective rate above the statutory ceiling. Its offer is checked from the day on which the projected sales could
 * repay it; sales may be faster, and any drawdown may be repaid before that day.
 */
export const costsAboveCap = (
  price: ChargedPrice,
  /** The charges so far, the pass-through fees, and the upfront interest that was given back where it is recorded. */
  charged: { soFar: CumulativeCharges; passThroughFees: CumulativeCharges; interestBackCents?: Cents },
  settlement: Settlement,
  date: BusinessDate,
): WaivedCosts => {
  const { principalCents, feeCents, interestCents, rebate } = settlement
  const kept = keptUpfront(price, settlement, charged.interestBackCents ?? 0)
  const costCents = interestCents + feeCents + rebateTotal(kept)
  const elapsed = elapsedBetween(price.drawdownDate, date)
  const payoutCents = payoutCentsOf(price)
  const totalCents = principalCents - rebateTotal(rebate) + feeCents + interestCents
  const isWithin = (waivedCents: Cents): boolean => {
    const settled = addCharges(charged.soFar, totalCents - waivedCents, elapsed)
    // On the day of the drawdown, any cost has an infinite rate.
    if (elapsed.days === 0) return settled.cents <= payoutCents
    return compare(effectiveRateOfCharges(payoutCents, [settled, charged.passThroughFees]).exact, cap) <= 0
  }
  if (costCents === 0 || isWithin(0)) return nothingWaived
  let [beyond, within] = [0, costCents]
  while (within - beyond > 1) {
    const middle = Math.floor((within + beyond) / 2)
    if (isWithin(middle)) within = middle
    else beyond = middle
  }
  return splitWaiver(within, settlement, kept)
}
