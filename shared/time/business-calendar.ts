import { addDays, type BusinessDate, daysBetween } from './business-date.ts'

/** Holidays other than Saturdays and Sundays. */
export interface BusinessCalendar {
  holidays: ReadonlySet<BusinessDate>
}

/** Any Monday. */
const someMonday = '2024-01-01'

/** True for Saturdays and Sundays. Throws RangeError when it is no calendar date. */
export const isWeekend = (date: BusinessDate): boolean => {
  const daysAfterMonday = ((daysBetween(someMonday, date) % 7) + 7) % 7
  return daysAfterMonday >= 5
}

/**
 * True for a day that is neither weekend nor holiday. Beyond the years of known or computed holidays, only weekends are
 * excluded.
 */
export const isBusinessDay = ({ holidays }: BusinessCalendar, date: BusinessDate): boolean =>
  !isWeekend(date) && !holidays.has(date)

/** The date itself when it is a business day, otherwise the first one after it: the "following" convention. */
export const nextBusinessDay = (calendar: BusinessCalendar, date: BusinessDate): BusinessDate => {
  let day = date
  while (!isBusinessDay(calendar, day)) day = addDays(day, 1)
  return day
}

/** The date itself when it is a business day, otherwise the last one before it. */
export const previousBusinessDay = (calendar: BusinessCalendar, date: BusinessDate): BusinessDate => {
  let day = date
  while (!isBusinessDay(calendar, day)) day = addDays(day, -1)
  return day
}

/** The business day that comes `days` business days after a date, which may itself be none. */
export const addBusinessDays = (
  calendar: BusinessCalendar,
  date: BusinessDate,
  days: number,
): BusinessDate => {
  let day = date
  for (let left = days; left > 0; left -= 1) day = nextBusinessDay(calendar, addDays(day, 1))
  return day
}

/**
 * The calendar implied by a benchmark's fixings: between the first and the last, a weekday without one was a holiday of
 * its market. For SOFR these are the holidays of the US government securities market.
 */
export const calendarOfFixings = (dates: readonly BusinessDate[]): BusinessCalendar => {
  const fixed = new Set(dates)
  const inOrder = [...fixed].toSorted()
  const holidays = inOrder.flatMap((date, index) => {
    const next = inOrder[index + 1] ?? date
    const between = Array.from({ length: Math.max(0, daysBetween(date, next) - 1) }, (_, day) =>
      addDays(date, day + 1),
    )
    return between.filter((day) => !isWeekend(day))
  })
  return { holidays: new Set(holidays) }
}
