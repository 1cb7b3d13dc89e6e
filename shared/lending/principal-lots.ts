import type { Cents } from '../money/cents.ts'
import { type Fraction, fraction, multiply } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { interestDays, yearFractionOfDays } from './day-count.ts'
import { rateNights } from './rate-steps.ts'
import type { InterestTerms } from './repayment-terms.ts'

/** Principal that falls due on one date and bears interest until then, or until it is repaid. */
export interface PrincipalLot {
  dueDate: BusinessDate
  principalCents: Cents
}

/** Days of interest from the drawdown to a date. */
export const daysTo = ({ basis, drawdownDate }: InterestTerms, date: BusinessDate): number =>
  interestDays(basis, drawdownDate, date)

/** Days of interest owed on principal repaid on a date: at least the minimum tenor's. */
export const daysOwedTo = (terms: InterestTerms, date: BusinessDate): number =>
  Math.max(daysTo(terms, date), terms.minimumInterestDays)

/**
 * Simple interest on an amount between two counts of days from the drawdown, exact, in minor units; 0 when the first
 * count has passed the second.
 */
export const interestBetween = (
  { rate, steps, basis }: InterestTerms,
  principalCents: Cents,
  fromDays: number,
  toDays: number,
): Fraction =>
  multiply(
    fraction(BigInt(principalCents)),
    ...(steps
      ? [rateNights(steps, fromDays, toDays), yearFractionOfDays(basis, 1)]
      : [rate, yearFractionOfDays(basis, Math.max(0, toDays - fromDays))]),
  )
