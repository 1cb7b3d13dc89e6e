import { type Cents, centsFromInteger } from '../money/cents.ts'
import { decimalFromFraction, type Fraction, fraction, larger, multiply } from '../money/fraction.ts'

/**
 * A payment and its time after the drawdown: in whole months, or in days; `monthDays` are then the days by whole calendar
 * months, see `elapsedBetween`.
 */
export type LoanPayment =
  | { amountCents: Cents; months: number }
  | { amountCents: Cents; dayOffset: number; monthDays?: number }

export interface Loan {
  /** The nominal amount of the debt. */
  borrowedCents: Cents
  /** Fees and discounts deducted from it, at the drawdown or outside the payments. */
  deductionsCents: Cents
  /** All payments of the borrower, principal and charges together. */
  payments: readonly LoanPayment[]
}

export interface EffectiveRate {
  /** Percent a year, exact: compared with the caps. */
  exact: Fraction
  /** Percent a year to two places, half-up: for display. */
  percent: string
}

const daysInMonth = 30n

/** Days after the drawdown, a month counting as thirty. */
const daysAfter = (payment: LoanPayment): bigint =>
  'months' in payment ? BigInt(payment.months) * daysInMonth : BigInt(payment.dayOffset)

/** As `daysAfter`, whole calendar months counting as thirty days each. */
const monthDaysAfter = (payment: LoanPayment): bigint =>
  'monthDays' in payment && payment.monthDays !== undefined ? BigInt(payment.monthDays) : daysAfter(payment)

/** A year of twelve thirty-day months, in percent. */
const percentDays = 100n * 12n * daysInMonth

const checkLoan = ({ deductionsCents, payments }: Loan): void => {
  if (deductionsCents < 0 || payments.some(({ amountCents }) => amountCents < 0)) {
    throw new RangeError('Deductions and payments cannot be negative')
  }
  if (payments.some((payment) => daysAfter(payment) < 0n))
    throw new RangeError('A payment precedes the drawdown')
}

const sumsOf = (
  { borrowedCents, deductionsCents, payments }: Loan,
  after: (payment: LoanPayment) => bigint,
): LoanSums => ({
  principal: BigInt(borrowedCents) - BigInt(deductionsCents),
  paid: payments.reduce((sum, { amountCents }) => sum + BigInt(amountCents), 0n),
  paymentDays: payments.reduce((sum, payment) => sum + BigInt(payment.amountCents) * after(payment), 0n),
})

/**
 * The effective annual rate of the Money Lenders Ordinance (Cap. 163, second schedule) with days as thirtieths of a
 * month: principal is what was borrowed less deductions, interest what is paid above it, each payment reduces the
 * principal pro rata, and the rate is interest over the sum of outstanding principal times its years.
 *
 * As a payment p of a total T repays p / T of the principal P, that sum is P / T times the sum of each payment times
 * the time until it. Throws RangeError when nothing reached the borrower, the payments do not repay the principal, or
 * interest is paid for no time at all, for which no rate is finite.
 */
export const effectiveRate = (loan: Loan): EffectiveRate => {
  checkLoan(loan)
  return effectiveRateOfSums(sumsOf(loan, daysAfter))
}

/**
 * The highest of the readings that the schedule allows for the time of a payment: days as thirtieths of a month, whole
 * calendar months with the days beyond them as thirtieths, and weeks as 12/52 of a month. This rate is compared with
 * the caps. Throws RangeError as `effectiveRate` does.
 */
export const highestEffectiveRate = (loan: Loan): EffectiveRate => {
  checkLoan(loan)
  const sums = sumsOf(loan, daysAfter)
  return highestRateOfSums({
    ...sums,
    paymentMonthDays: sumsOf(loan, monthDaysAfter).paymentDays,
    isInMonths: loan.payments.every((payment) => 'months' in payment),
  })
}

/** The inputs of a loan's rate, in minor units: its principal, all payments, and the sum of each times its days. */
export interface LoanSums {
  principal: bigint
  paid: bigint
  paymentDays: bigint
}

/** As `effectiveRate`, from the sums of a loan's payments. Throws RangeError as that does. */
export const effectiveRateOfSums = ({ principal, paid, paymentDays }: LoanSums): EffectiveRate => {
  const interest = paid - principal
  if (principal <= 0n) throw new RangeError('Deductions leave no principal')
  if (interest < 0n) throw new RangeError('The payments do not repay the principal')
  if (interest === 0n) return { exact: fraction(0n), percent: '0.00' }
  if (paymentDays === 0n) throw new RangeError('Interest for no time has no annual rate')
  const exact = fraction(percentDays * interest * paid, principal * paymentDays)
  return { exact, percent: decimalFromFraction(exact, 2) }
}

/** A week of 12/52 of a month makes a year of 364 days; a thirtieth of a month one of 360. */
const weeksToThirtieths = fraction(52n * 7n, 12n * daysInMonth)

/** As `highestEffectiveRate`, from the sums of a loan's payments. Throws RangeError as that does. */
export const highestRateOfSums = ({
  paymentMonthDays,
  isInMonths = false,
  ...sums
}: LoanSums & {
  /** The sum of each payment times its days by whole calendar months. */
  paymentMonthDays: bigint
  /** Payments by whole months have no weeks. */
  isInMonths?: boolean
}): EffectiveRate => {
  const byDays = effectiveRateOfSums(sums)
  const byMonths = effectiveRateOfSums({ ...sums, paymentDays: paymentMonthDays }).exact
  const byWeeks = isInMonths ? byDays.exact : multiply(byDays.exact, weeksToThirtieths)
  const exact = larger(larger(byDays.exact, byMonths), byWeeks)
  return { exact, percent: decimalFromFraction(exact, 2) }
}

/**
 * A fixed daily amount until a total is repaid, the last payment being the rest. Throws RangeError unless both are
 * positive.
 */
export const dailyPayments = (totalCents: Cents, everyDayCents: Cents): LoanPayment[] => {
  if (totalCents <= 0 || everyDayCents <= 0)
    throw new RangeError('Daily payments need a positive total and amount')
  const total = BigInt(totalCents)
  const everyDay = BigInt(everyDayCents)
  const count = Number((total + everyDay - 1n) / everyDay)
  const last = centsFromInteger(total - BigInt(count - 1) * everyDay)
  return Array.from({ length: count }, (_, index) => ({
    amountCents: index === count - 1 ? last : everyDayCents,
    dayOffset: index + 1,
  }))
}
