import { type BusinessCalendar, isBusinessDay } from './business-calendar.ts'
import { addDays, type BusinessDate, dateParts } from './business-date.ts'
import { dateOf, easterSunday, lastMonday, monday, movedFromSunday, nth, weekdayOf } from './holiday-rules.ts'

const thursday = 4

/** A holiday on a Saturday is observed on the Friday, except New Year and Veterans Day. */
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
