import { type Cents, centsFromFraction } from '../money/cents.ts'
import { add, type Fraction, fraction } from '../money/fraction.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import { centDaysOf, type DailyFee, feeFor } from './fees.ts'
import { daysOwedTo, interestBetween, type PrincipalLot } from './principal-lots.ts'
import type { InterestTerms, InterestTiming } from './repayment-terms.ts'

/** What decides how much of what was taken at the payout a repayment ahead of time gives back. */
export interface RebateTerms extends InterestTerms {
  timing: InterestTiming
  /** The fee that was taken at the payout; absent where there was none. */
  deduction?: DailyFee
  /** The most interest that can be given back, where a red packet paid a part of it; the seller's own when left out. */
  maxInterestBackCents?: Cents
}

/** What was taken at the payout and is given back, because principal was repaid before it was earned. */
export interface Rebate {
  interestCents: Cents
  feeCents: Cents
}

export const noRebate: Rebate = { interestCents: 0, feeCents: 0 }

export const rebateTotal = ({ interestCents, feeCents }: Rebate): Cents => interestCents + feeCents

/**
 * The upfront interest that was taken for days after a date, the minimum tenor's excepted. Exact, in minor units; 0 for
 * other timings and on or after a lot's due date.
 */
const unearnedInterest = (
  terms: RebateTerms,
  lots: readonly PrincipalLot[],
  date: BusinessDate,
): Fraction => {
  if (terms.timing !== 'upfront') return fraction(0n)
  const owedDays = daysOwedTo(terms, date)
  return lots.reduce(
    (sum, lot) =>
      add(sum, interestBetween(terms, lot.principalCents, owedDays, daysOwedTo(terms, lot.dueDate))),
    fraction(0n),
  )
}

const unearnedFee = (
  { deduction, drawdownDate }: RebateTerms,
  lots: readonly PrincipalLot[],
  date: BusinessDate,
): Fraction =>
  deduction
    ? feeFor(deduction, centDaysOf(lots, drawdownDate, daysBetween(drawdownDate, date)))
    : fraction(0n)

/**
 * What is given back for principal that is repaid on a date: what was taken at the payout for the days after it. The sum
 * is rounded once, half-up. What a red packet paid is given back to nobody: it pays the days that principal runs first.
 */
export const rebateOn = (terms: RebateTerms, lots: readonly PrincipalLot[], date: BusinessDate): Rebate => {
  const fee = unearnedFee(terms, lots, date)
  const totalCents = centsFromFraction(add(unearnedInterest(terms, lots, date), fee))
  const feeCents = centsFromFraction(fee)
  const { maxInterestBackCents = Number.POSITIVE_INFINITY } = terms
  return { interestCents: Math.min(totalCents - feeCents, maxInterestBackCents), feeCents }
}

/**
 * The most that can be given back at once and repays principal itself: the largest amount up to `maxCents` that is not
 * above what `givenBack` says of principal repaid with so much besides the money. Every cent more repays a cent more and
 * gives back another or none, so that the two meet to the cent.
 */
export const otherRebate = (maxCents: Cents, givenBack: (otherCents: Cents) => Cents): Cents => {
  let [within, beyond] = [0, maxCents + 1]
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2)
    if (givenBack(middle) >= middle) within = middle
    else beyond = middle
  }
  return within
}
