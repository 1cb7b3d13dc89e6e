import { type Cents, centsFromFraction, fractionFromCents } from '../money/cents.ts'
import { type Fraction, fraction, fractionFromDecimal, multiply } from '../money/fraction.ts'
import type { Rate } from '../money/rate.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import { type DayCountBasis, interestDays, yearFractionOfDays } from './day-count.ts'

export interface InterestPeriod {
  principalCents: Cents
  /** The annual rate as a share of one (12% is 0.12), see `rateFromPercent`. */
  rate: Rate
  basis: DayCountBasis
  /** The day of the drawdown; it bears no interest. */
  from: BusinessDate
  /** The day of repayment; it bears interest. */
  to: BusinessDate
  /** The minimum number of days for which interest is owed, however early the repayment. 0 by default. */
  minimumDays?: number
}

/** Simple interest for a period in minor units, exact. Interest is never capitalised. Throws RangeError when `to` is before `from`. */
export const accruedInterest = ({
  principalCents,
  rate,
  basis,
  from,
  to,
  minimumDays = 0,
}: InterestPeriod): Fraction =>
  multiply(
    fractionFromCents(principalCents),
    rate,
    yearFractionOfDays(basis, Math.max(interestDays(basis, from, to), minimumDays)),
  )

/**
 * Rounds accrued interest half-up to the cent. Only for the moment of posting: interest rounded every day drifts
 * (10,000 at 12% for 30 days would come to 99.90 instead of 100.00).
 */
export const roundAccruedInterest = (accrued: Fraction): Cents => centsFromFraction(accrued)

export interface OverduePeriod {
  /** The overdue principal; overdue interest is never charged on interest. */
  overduePrincipalCents: Cents
  rate: Rate
  basis: DayCountBasis
  /** A multiplier of the rate, as in the product terms ("1.0"). */
  multiplier: string
  dueDate: BusinessDate
  /** The day of payment, or the day up to which overdue interest is charged. */
  to: BusinessDate
  /** Paid within this many days of the due date, nothing is charged; later, interest runs from the due date. */
  graceDays: number
}

/** Overdue interest in minor units, exact; zero up to the due date and within the grace period. */
export const overdueInterest = (period: OverduePeriod): Fraction => {
  const { overduePrincipalCents, rate, basis, multiplier, dueDate, to, graceDays } = period
  if (daysBetween(dueDate, to) <= graceDays) return fraction(0n)
  const plain = accruedInterest({ principalCents: overduePrincipalCents, rate, basis, from: dueDate, to })
  return multiply(plain, fractionFromDecimal(multiplier))
}
