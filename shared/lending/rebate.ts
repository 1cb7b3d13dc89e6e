import { type Cents, centsFromFraction } from '../money/cents.ts'
import { add, type Fraction, fraction } from '../money/fraction.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import { centDaysOf, type DailyFee, feeFor } from './fees.ts'
import { daysOwedTo, interestBetween, type PrincipalLot } from './principal-lots.ts'
import type { InterestTerms, InterestTiming } from './repayment-terms.ts'

/** The terms that determine the rebate of upfront deductions at an early repayment. */
export interface RebateTerms extends InterestTerms {
  timing: InterestTiming
  /** The fee deducted at the payout; absent without one. */
  deduction?: DailyFee
  /** The maximum rebate of interest, if a red packet paid a part of it; the seller's own part by default. */
  maxInterestBackCents?: Cents
}

/** Upfront deductions that are given back, because principal was repaid before they were earned. */
export interface Rebate {
  interestCents: Cents
  feeCents: Cents
}

export const noRebate: Rebate = { interestCents: 0, feeCents: 0 }

/** The sum of two rebates of one drawdown. */
export const addRebates = (one: Rebate, other: Rebate): Rebate => ({
  interestCents: one.interestCents + other.interestCents,
  feeCents: one.feeCents + other.feeCents,
})

export const rebateTotal = ({ interestCents, feeCents }: Rebate): Cents => interestCents + feeCents

/**
 * The upfront interest for days after a date, except within the minimum tenor. Exact, in minor units; 0 for other
 * timings and on or after a lot's due date.
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
 * The rebate for principal repaid on a date: upfront deductions for the days after it. The sum is rounded once,
 * half-up. The red packet's part is not given back: it covers the first days of the principal.
 */
export const rebateOn = (terms: RebateTerms, lots: readonly PrincipalLot[], date: BusinessDate): Rebate => {
  const fee = unearnedFee(terms, lots, date)
  const totalCents = centsFromFraction(add(unearnedInterest(terms, lots, date), fee))
  const feeCents = centsFromFraction(fee)
  const { maxInterestBackCents = Number.POSITIVE_INFINITY } = terms
  return { interestCents: Math.min(totalCents - feeCents, maxInterestBackCents), feeCents }
}

/**
 * The rebate of a repayment, which repays principal itself and so adds to the rebate: the largest amount up to
 * `maxCents` that is not above `givenBack` of it. Another cent raises `givenBack` by one cent or none, so that a
 * bisection finds it to the cent.
 */
export const solveRebate = (maxCents: Cents, givenBack: (otherCents: Cents) => Cents): Cents => {
  let [within, beyond] = [0, maxCents + 1]
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2)
    if (givenBack(middle) >= middle) within = middle
    else beyond = middle
  }
  return within
}
