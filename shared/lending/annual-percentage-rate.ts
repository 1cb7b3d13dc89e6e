import { decimalFromFraction, type Fraction, fraction, multiply } from '../money/fraction.ts'
import type { Loan, LoanPayment } from './effective-rate.ts'
import { compoundedOver, internalRate, type PeriodicPayment } from './internal-rate.ts'

/** A loan's annual cost by its internal rate of return, in percent. */
export interface AnnualPercentageRate {
  /** The rate of one period times the periods of a year: 365 days, or 12 months. */
  nominal: Fraction
  /** To two places, half-up. */
  nominalPercent: string
  /** The rate of one period compounded over a year. */
  annual: Fraction
  annualPercent: string
}

const hundred = fraction(100n)

const periodsOf = (
  payments: readonly LoanPayment[],
): { periodsInYear: number; periodic: PeriodicPayment[] } => {
  const inMonths = payments.flatMap((payment) =>
    'months' in payment ? [{ amountCents: payment.amountCents, period: payment.months }] : [],
  )
  const inDays = payments.flatMap((payment) =>
    'months' in payment ? [] : [{ amountCents: payment.amountCents, period: payment.dayOffset }],
  )
  if (inMonths.length > 0 && inDays.length > 0)
    throw new RangeError('Payments in months and in days do not mix')
  return inMonths.length > 0
    ? { periodsInYear: 12, periodic: inMonths }
    : { periodsInYear: 365, periodic: inDays }
}

/**
 * Nominal and effective annual percentage rate: the daily internal rate of return times 365, or the monthly one times
 * 12 where payments are given in months, and the same rate compounded over a year. Fees and discounts taken out at the
 * drawdown lessen the advance. Throws RangeError when nothing reached the borrower, the payments do not repay it, or
 * some are given in months and others in days.
 */
export const annualPercentageRate = ({
  borrowedCents,
  deductionsCents,
  payments,
}: Loan): AnnualPercentageRate => {
  const { periodsInYear, periodic } = periodsOf(payments)
  const rate = internalRate(borrowedCents - deductionsCents, periodic)
  const nominal = multiply(rate, fraction(BigInt(periodsInYear)), hundred)
  const annual = multiply(compoundedOver(rate, periodsInYear), hundred)
  return {
    nominal,
    nominalPercent: decimalFromFraction(nominal, 2),
    annual,
    annualPercent: decimalFromFraction(annual, 2),
  }
}
