import { type Cents, centsFromFraction } from '../money/cents.ts'
import { fraction, roundHalfUp } from '../money/fraction.ts'
import { addDays, type BusinessDate, daysBetween } from '../time/business-date.ts'
import { yearFractionOfDays } from './day-count.ts'
import type { LoanPayment } from './effective-rate.ts'
import { daysOwedTo } from './principal-lots.ts'
import type { InterestTerms } from './repayment-terms.ts'

export interface DailyRepayment extends InterestTerms {
  principalCents: Cents
  /** What is still owed on this day falls due at once. */
  dueDate: BusinessDate
  /** Paid every day from the day after the drawdown; 0 leaves everything to the due date. */
  dailyCents: Cents
}

export interface RepaidFromSales {
  repaidBy: BusinessDate
  payments: LoanPayment[]
  interestCents: Cents
  /** What the last payment asks for beyond a day's amount, when the due date comes first; 0 when sales repaid it. */
  leftOnDueDateCents: Cents
}

/** Between the first day and the last, balances are kept to twelve decimals of a cent; only the last payment is rounded. */
const scale = 10n ** 12n

const scaledDown = (balance: bigint): Cents => centsFromFraction(fraction(balance, scale))

/**
 * Repays a drawdown by the same amount every day. A day's payment settles the simple interest up to it, the minimum
 * tenor's at least, and then principal; interest never bears interest. Throws RangeError unless the amount is a whole
 * number of 0 or above and the due date after the drawdown.
 */
export const repayFromSales = ({
  principalCents,
  dueDate,
  dailyCents,
  ...terms
}: DailyRepayment): RepaidFromSales => {
  const tenorDays = daysBetween(terms.drawdownDate, dueDate)
  if (tenorDays < 1) throw new RangeError('A drawdown falls due after it is made')
  if (!Number.isSafeInteger(dailyCents) || dailyCents < 0) throw new RangeError('Not an amount to pay a day')
  const { numerator, denominator } = terms.rate
  const year = yearFractionOfDays(terms.basis, 1).denominator
  const daily = BigInt(dailyCents) * scale
  const payments: LoanPayment[] = []
  let principal = BigInt(principalCents) * scale
  let interest = 0n
  let chargedDays = 0
  for (let day = 1; ; day += 1) {
    const date = addDays(terms.drawdownDate, day)
    const last = day === tenorDays
    if (dailyCents > 0 || last) {
      const days = daysOwedTo(terms, date)
      interest += roundHalfUp(principal * numerator * BigInt(days - chargedDays), denominator * year)
      chargedDays = days
    }
    const owedCents = scaledDown(principal + interest)
    if (last || owedCents <= dailyCents) {
      payments.push({ amountCents: owedCents, dayOffset: day })
      const paid = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
      const leftOnDueDateCents = Math.max(0, owedCents - dailyCents)
      return { repaidBy: date, payments, interestCents: paid - principalCents, leftOnDueDateCents }
    }
    if (dailyCents === 0) continue
    payments.push({ amountCents: dailyCents, dayOffset: day })
    const toInterest = interest < daily ? interest : daily
    interest -= toInterest
    principal -= daily - toInterest
  }
}
