import { type Cents, centsFromFraction } from '../money/cents.ts'
import { add, fraction, multiply, roundHalfUp, subtract } from '../money/fraction.ts'
import { addDays, type BusinessDate, daysBetween } from '../time/business-date.ts'
import { yearFractionOfDays } from './day-count.ts'
import { daysOwedTo } from './principal-lots.ts'
import type { InterestTerms, InterestTiming } from './repayment-terms.ts'

export interface DailyRepayment extends InterestTerms {
  principalCents: Cents
  timing: InterestTiming
  /** An upfront fee, earned by the day until the due date. */
  deductionsCents: Cents
  /** A fee paid as it is earned by the day. */
  feeCents: Cents
  /** The remaining debt on this day falls due at once. */
  dueDate: BusinessDate
  /** Paid every day from the day after the drawdown; 0 leaves everything to the due date. */
  dailyCents: Cents
}

export interface DailyPayment {
  amountCents: Cents
  /** Days after the drawdown. */
  dayOffset: number
}

export interface RepaidFromSales {
  repaidBy: BusinessDate
  payments: DailyPayment[]
  /** The sum of the payments. */
  paidCents: Cents
  /** The last payment beyond a day's amount, when the due date comes first; 0 when sales repaid it. */
  leftOnDueDateCents: Cents
}

/** Between the first day and the last, balances have twelve decimals of a cent; only the last payment is rounded. */
const scale = 10n ** 12n

const scaledDown = (balance: bigint): Cents => centsFromFraction(fraction(balance, scale))

/**
 * Repays a drawdown by the same amount every day. A day's payment settles the simple interest and the fee up to it, at
 * least the minimum tenor's interest, and then principal, with the rebate of upfront interest and fee; interest never
 * bears interest. Throws RangeError unless the amount is a whole number of 0 or above and the due date after the
 * drawdown.
 */
export const repayFromSales = ({
  principalCents,
  timing,
  deductionsCents,
  feeCents,
  dueDate,
  dailyCents,
  ...terms
}: DailyRepayment): RepaidFromSales => {
  const tenorDays = daysBetween(terms.drawdownDate, dueDate)
  if (tenorDays < 1) throw new RangeError('A drawdown falls due after it is made')
  if (!Number.isSafeInteger(dailyCents) || dailyCents < 0) throw new RangeError('Not an amount to pay a day')
  const ofYear = (days: number) => multiply(terms.rate, yearFractionOfDays(terms.basis, days))
  const ofTenor = (cents: Cents, days: number) =>
    fraction(BigInt(cents) * BigInt(days), BigInt(principalCents) * BigInt(tenorDays))
  const owedInAll = daysOwedTo(terms, dueDate)
  const isUpfront = timing === 'upfront'
  const daily = BigInt(dailyCents) * scale
  const payments: DailyPayment[] = []
  let paidCents = 0
  const pay = (amountCents: Cents, dayOffset: number) => {
    payments.push({ amountCents, dayOffset })
    paidCents += amountCents
  }
  let principal = BigInt(principalCents) * scale
  let cost = 0n
  let owedDays = 0
  for (let day = 1; ; day += 1) {
    const date = addDays(terms.drawdownDate, day)
    const last = day === tenorDays
    const daysSince = dailyCents > 0 ? 1 : tenorDays
    if (dailyCents > 0 || last) {
      const owed = daysOwedTo(terms, date)
      const accrued = add(ofYear(isUpfront ? 0 : owed - owedDays), ofTenor(feeCents, daysSince))
      cost += roundHalfUp(principal * accrued.numerator, accrued.denominator)
      owedDays = owed
    }
    // The cost of repaying a unit of principal: itself, less its rebate.
    const givenBack = add(
      ofYear(isUpfront ? owedInAll - daysOwedTo(terms, date) : 0),
      ofTenor(deductionsCents, tenorDays - day),
    )
    const toRepay = subtract(fraction(1n), givenBack)
    const settles = roundHalfUp(principal * toRepay.numerator, toRepay.denominator)
    const owedCents = scaledDown(settles + cost)
    if (last || owedCents <= dailyCents) {
      pay(owedCents, day)
      return { repaidBy: date, payments, paidCents, leftOnDueDateCents: Math.max(0, owedCents - dailyCents) }
    }
    if (dailyCents === 0) continue
    pay(dailyCents, day)
    const toCost = cost < daily ? cost : daily
    cost -= toCost
    principal -= roundHalfUp((daily - toCost) * toRepay.denominator, toRepay.numerator)
  }
}
