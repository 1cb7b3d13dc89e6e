import { type BusinessCalendar, nextBusinessDay } from '../time/business-calendar.ts'
import { addDays, addMonths, type BusinessDate } from '../time/business-date.ts'

/** The time from one due date to the next. */
export type Interval = { months: number } | { days: number }

/**
 * The due dates of `count` instalments after a drawdown. Each is reckoned from the drawdown date, so that a loan drawn
 * on the 31st falls due on the 31st again after a shorter month, and one that is no business day moves to the next.
 * Throws RangeError unless there is at least one instalment and the interval at least a day.
 */
export const instalmentDates = (
  drawdownDate: BusinessDate,
  count: number,
  every: Interval,
  calendar: BusinessCalendar,
): BusinessDate[] => {
  const [step, add] = 'months' in every ? [every.months, addMonths] : [every.days, addDays]
  if (![count, step].every((number) => Number.isInteger(number) && number > 0)) {
    throw new RangeError('Instalments need a whole number and an interval')
  }
  return Array.from({ length: count }, (_, index) =>
    nextBusinessDay(calendar, add(drawdownDate, step * (index + 1))),
  )
}
