import { payoutCentsOf } from '../lending/drawdown-price.ts'
import { elapsedBetween } from '../lending/elapsed.ts'
import { effectiveRateCap } from '../lending/policy.ts'
import { noRebate, type Rebate, rebateTotal } from '../lending/rebate.ts'
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

export interface CostsWithinCap {
  /** What may be charged. */
  interestCents: Cents
  feeCents: Cents
  /** Upfront deductions that are given back in addition to the rebate. */
  waivedUpfront: Rebate
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
const waive = (waivedCents: Cents, { interestCents, feeCents }: Settlement, kept: Rebate): CostsWithinCap => {
  let left = waivedCents
  const take = (maxCents: Cents): Cents => {
    const cents = Math.min(left, maxCents)
    left -= cents
    return cents
  }
  return {
    interestCents: interestCents - take(interestCents),
    feeCents: feeCents - take(feeCents),
    waivedUpfront: { interestCents: take(kept.interestCents), feeCents: take(kept.feeCents) },
  }
}

/**
 * The costs that may be charged if the whole rest of a drawdown is repaid on a day: all of them, less the part that would
 * lift the highest reading of the effective rate above the statutory ceiling. Its offer is checked from the day on which
 * the projected sales could repay it; sales may be faster, and any drawdown may be repaid before that day.
 */
export const costsWithinCap = (
  price: ChargedPrice,
  /** The charges so far, the pass-through fees, and the upfront interest that was given back where it is recorded. */
  charged: { soFar: CumulativeCharges; passThroughFees: CumulativeCharges; interestBackCents?: Cents },
  settlement: Settlement,
  date: BusinessDate,
): CostsWithinCap => {
  const { principalCents, feeCents, interestCents, rebate } = settlement
  const unchanged = { interestCents, feeCents, waivedUpfront: noRebate }
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
  if (costCents === 0 || isWithin(0)) return unchanged
  let [beyond, within] = [0, costCents]
  while (within - beyond > 1) {
    const middle = Math.floor((within + beyond) / 2)
    if (isWithin(middle)) within = middle
    else beyond = middle
  }
  return waive(within, settlement, kept)
}
