import type { DailySales, ShopSales } from '../lending/limit-measures.ts'
import { add, divide, type Fraction, fraction } from '../money/fraction.ts'
import { addDays, addMonths, daysBetween } from '../time/business-date.ts'
import type { Days } from './report-window.ts'
import { daysWithin, netOf } from './sales-by-day.ts'

/** The average day of a calendar month or a weekday, relative to the overall average: 1 is equal. */
export interface RhythmPart {
  /** Of the year 1 to 12, of the week 1 (Monday) to 7. */
  part: number
  index: Fraction
}

/** Any Monday. */
const someMonday = '2024-01-01'

const weekdayOf = (date: string): number => (((daysBetween(someMonday, date) % 7) + 7) % 7) + 1

/**
 * The mean net sales of a day in each of `count` parts, over the mean of these means, so that each part has the same
 * weight however many of its days are known. Null if a part has no day, or without net sales.
 */
const rhythmOf = (
  days: readonly DailySales[],
  { from, to }: Days,
  count: number,
  partOf: (date: string) => number,
): RhythmPart[] | null => {
  const sums = Array.from({ length: count }, () => ({ netCents: 0, days: 0 }))
  const sumOf = (date: string) => sums[partOf(date) - 1]
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const sum = sumOf(date)
    if (sum) sum.days++
  }
  for (const day of days) {
    const sum = sumOf(day.date)
    if (sum) sum.netCents += netOf(day)
  }
  if (sums.some((sum) => sum.days === 0)) return null
  const means = sums.map((sum) => fraction(BigInt(sum.netCents), BigInt(sum.days)))
  const total = means.reduce(add)
  if (total.numerator <= 0n) return null
  return means.map((mean, index) => ({
    part: index + 1,
    index: divide(mean, divide(total, fraction(BigInt(count)))),
  }))
}

const monthsInYear = 12

/** The average day of each calendar month, relative to the others. Null with less than twelve months of sales. */
export const seasonality = (shops: readonly ShopSales[], days: Days): RhythmPart[] | null =>
  addMonths(days.from, monthsInYear) > addDays(days.to, 1)
    ? null
    : rhythmOf(daysWithin(shops, days), days, monthsInYear, (date) => Number(date.slice(5, 7)))

const daysInWeek = 7
const maxWeeks = 52
/** With fewer, one good or bad week would dominate. */
export const minWeeks = 8

/** Each day of the week relative to the others, over the last year's whole weeks. Null with too few of them. */
export const weekRhythm = (shops: readonly ShopSales[], { from, to }: Days): RhythmPart[] | null => {
  const weeks = Math.min(maxWeeks, Math.floor((daysBetween(from, to) + 1) / daysInWeek))
  if (weeks < minWeeks) return null
  const days = { from: addDays(to, 1 - weeks * daysInWeek), to }
  return rhythmOf(daysWithin(shops, days), days, daysInWeek, weekdayOf)
}
