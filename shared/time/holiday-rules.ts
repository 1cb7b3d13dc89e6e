import { isWeekend } from './business-calendar.ts'
import { addDays, type BusinessDate, daysInMonth } from './business-date.ts'

/** A date of the civil calendar. */
export const dateOf = (year: number, month: number, day: number): BusinessDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** 0 for a Sunday, 6 for a Saturday. */
export const weekdayOf = (date: BusinessDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()

export const monday = 1

/** The `count`-th such weekday of a month. */
export const nth = (count: number, weekday: number, year: number, month: number): BusinessDate => {
  const first = dateOf(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7)
}

export const lastMonday = (year: number, month: number): BusinessDate => {
  const last = dateOf(year, month, daysInMonth(year, month))
  return addDays(last, -((weekdayOf(last) - monday + 7) % 7))
}

/** Gregorian Easter, by the anonymous algorithm of Meeus. */
export const easterSunday = (year: number): BusinessDate => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const shift = Math.floor((century + 8) / 25)
  const correction = Math.floor((century - shift + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1)
}

/** A holiday on a Sunday is observed on the Monday. */
export const movedFromSunday = (date: BusinessDate): BusinessDate =>
  weekdayOf(date) === 0 ? addDays(date, 1) : date

/** The holidays, each moved to the next day that is neither taken by an earlier one nor by `isTaken`. */
export const inTurn = (
  dates: readonly BusinessDate[],
  isTaken: (date: BusinessDate) => boolean = isWeekend,
): BusinessDate[] => {
  const found = new Set<BusinessDate>()
  for (const date of dates) {
    let day = date
    while (isTaken(day) || found.has(day)) day = addDays(day, 1)
    found.add(day)
  }
  return [...found].toSorted()
}
