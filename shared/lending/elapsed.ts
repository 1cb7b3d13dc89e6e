import { addMonths, type BusinessDate, daysBetween, wholeMonthsBetween } from '../time/business-date.ts'

/** The time from a drawdown to a payment, as the readings of the effective rate count it. */
export interface Elapsed {
  days: number
  /** Whole calendar months as thirty days each, and the days beyond them. */
  monthDays: number
}

const daysInMonth = 30

/** Throws RangeError when `to` is before `from`. */
export const elapsedBetween = (from: BusinessDate, to: BusinessDate): Elapsed => {
  const months = wholeMonthsBetween(from, to)
  return {
    days: daysBetween(from, to),
    monthDays: months * daysInMonth + daysBetween(addMonths(from, months), to),
  }
}
