import type { DailySales } from '../lending/limit-measures.ts'
import { addDays, addMonths, type BusinessDate } from '../time/business-date.ts'

/** Whole calendar months in a report, in addition to the current one. */
const monthsBack = 24

/** A range of days, both included. */
export interface Days {
  from: BusinessDate
  to: BusinessDate
}

/** `YYYY-MM` of a date. */
export const monthOf = (date: BusinessDate): string => date.slice(0, 7)

/** The first day of the month `count` months before that of `date`; of a later one if negative. */
export const firstOfMonth = (date: BusinessDate, count = 0): BusinessDate =>
  addMonths(`${monthOf(date)}-01`, -count)

/** The first day of a report of `today`. */
export const reportFrom = (today: BusinessDate): BusinessDate => firstOfMonth(today, monthsBack)

/**
 * The days of a report: from the first order on, as far back as `from`, up to yesterday. Null without trading by then.
 */
export const reportDays = (
  days: readonly DailySales[],
  { from, today }: { from: BusinessDate; today: BusinessDate },
): Days | null => {
  const to = addDays(today, -1)
  const first = days
    .filter(({ date }) => date <= to)
    .reduce<BusinessDate | null>(
      (earliest, { date }) => (earliest === null || date < earliest ? date : earliest),
      null,
    )
  if (first === null || from > to) return null
  return { from: first > from ? first : from, to }
}
