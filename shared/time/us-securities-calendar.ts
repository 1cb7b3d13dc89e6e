import { type BusinessCalendar, isBusinessDay } from './business-calendar.ts'
import { addDays, type BusinessDate, dateParts, daysInMonth } from './business-date.ts'

const dateOf = (year: number, month: number, day: number): BusinessDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** 0 for a Sunday, 6 for a Saturday. */
const weekdayOf = (date: BusinessDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()

const monday = 1
const thursday = 4

const nth = (count: number, weekday: number, year: number, month: number): BusinessDate => {
  const first = dateOf(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7)
}

const lastMonday = (year: number, month: number): BusinessDate => {
  const last = dateOf(year, month, daysInMonth(year, month))
  return addDays(last, -((weekdayOf(last) - monday + 7) % 7))
}

/** Gregorian Easter, by the anonymous algorithm of Meeus. */
const easterSunday = (year: number): BusinessDate => {
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

/** On a Sunday it is observed on the Monday. */
const movedFromSunday = (date: BusinessDate): BusinessDate =>
  weekdayOf(date) === 0 ? addDays(date, 1) : date

/** On a Saturday it is observed on the Friday, except New Year and Veterans Day. */
const movedFromWeekend = (date: BusinessDate): BusinessDate =>
  weekdayOf(date) === 6 ? addDays(date, -1) : movedFromSunday(date)

const juneteenthSince = 2022

const holidaysOf = (year: number): BusinessDate[] => [
  movedFromSunday(dateOf(year, 1, 1)),
  nth(3, monday, year, 1),
  nth(3, monday, year, 2),
  addDays(easterSunday(year), -2),
  lastMonday(year, 5),
  ...(year < juneteenthSince ? [] : [movedFromWeekend(dateOf(year, 6, 19))]),
  movedFromWeekend(dateOf(year, 7, 4)),
  nth(1, monday, year, 9),
  nth(2, monday, year, 10),
  movedFromSunday(dateOf(year, 11, 11)),
  nth(4, thursday, year, 11),
  movedFromWeekend(dateOf(year, 12, 25)),
]

const calendarOf = (year: number): BusinessCalendar => ({ holidays: new Set(holidaysOf(year)) })

/**
 * True for a trading day of US government securities, by the rules of its holidays: SOFR is published for such days
 * only. Declared days of mourning are unknown here.
 */
export const isUsSecuritiesDay = (date: BusinessDate): boolean =>
  isBusinessDay(calendarOf(dateParts(date).year), date)
