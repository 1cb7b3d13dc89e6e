import type { Currency } from '../money/currency.ts'
import { type BusinessCalendar, isBusinessDay } from './business-calendar.ts'
import { addDays, type BusinessDate, dateParts } from './business-date.ts'
import { dateOf, easterSunday, inTurn, lastMonday, monday, movedFromSunday, nth } from './holiday-rules.ts'
import { hongKongCalendar } from './hong-kong-holidays.ts'
import { lunarFestivals, lunarYears, tombSweepingDay } from './lunar-festivals.ts'

const thursday = 4

/** Where payments in a currency settle. */
export type Centre = 'newYork' | 'london' | 'target' | 'mainlandChina'

const days = (from: BusinessDate, count: number): BusinessDate[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index))

/** Each centre's holidays of a year by their rules. */
const holidaysByRule: Record<Centre, (year: number) => BusinessDate[]> = {
  /** Of the Federal Reserve Banks; a holiday on a Saturday is not moved. */
  newYork: (year) => [
    movedFromSunday(dateOf(year, 1, 1)),
    nth(3, monday, year, 1),
    nth(3, monday, year, 2),
    lastMonday(year, 5),
    movedFromSunday(dateOf(year, 6, 19)),
    movedFromSunday(dateOf(year, 7, 4)),
    nth(1, monday, year, 9),
    nth(2, monday, year, 10),
    movedFromSunday(dateOf(year, 11, 11)),
    nth(4, thursday, year, 11),
    movedFromSunday(dateOf(year, 12, 25)),
  ],
  /** Bank holidays of England and Wales, without those proclaimed for an occasion. */
  london: (year) =>
    inTurn([
      dateOf(year, 1, 1),
      addDays(easterSunday(year), -2),
      addDays(easterSunday(year), 1),
      nth(1, monday, year, 5),
      lastMonday(year, 5),
      lastMonday(year, 8),
      dateOf(year, 12, 25),
      dateOf(year, 12, 26),
    ]),
  /** Closing days of the Eurosystem's payment system. */
  target: (year) => [
    dateOf(year, 1, 1),
    addDays(easterSunday(year), -2),
    addDays(easterSunday(year), 1),
    dateOf(year, 5, 1),
    dateOf(year, 12, 25),
    dateOf(year, 12, 26),
  ],
  /**
   * By the State Council's regulation since 2025, with the length that it usually announces. A single day that falls on
   * a weekend is observed on the Monday.
   */
  mainlandChina: (year) => {
    const lunar = lunarFestivals(year)
    return [
      ...days(dateOf(year, 5, 1), 5),
      ...days(dateOf(year, 10, 1), 7),
      ...inTurn([dateOf(year, 1, 1), tombSweepingDay(year)]),
      ...(lunar
        ? [...days(addDays(lunar.newYear, -1), 8), ...inTurn([lunar.dragonBoat, lunar.midAutumn])]
        : []),
    ]
  },
}

/**
 * Holidays for a single occasion, and the regular ones that they replaced. They matter where past fixings are
 * compounded.
 */
const proclaimed: Partial<
  Record<Centre, { added: readonly BusinessDate[]; dropped: readonly BusinessDate[] }>
> = {
  london: {
    added: ['2020-05-08', '2022-06-02', '2022-06-03', '2022-09-19', '2023-05-08'],
    dropped: ['2020-05-04', '2022-05-30'],
  },
  /** Days that the State Council added to a festival to join it to a weekend. */
  mainlandChina: {
    added: ['2024-04-05', '2024-09-16', '2025-10-08', '2026-01-02'],
    dropped: ['2024-02-09'],
  },
}

const holidaysIn = (centre: Centre, year: number): BusinessDate[] => {
  const { added = [], dropped = [] } = proclaimed[centre] ?? {}
  const ofYear = added.filter((date) => dateParts(date).year === year)
  return [...holidaysByRule[centre](year), ...ofYear].filter((date) => !dropped.includes(date))
}

const centreOf: Record<Currency, Centre | undefined> = {
  USD: 'newYork',
  GBP: 'london',
  EUR: 'target',
  CNY: 'mainlandChina',
  HKD: undefined,
}

const holidaysOfYears = new Map<string, ReadonlySet<BusinessDate>>()

const holidaysOfYear = (centre: Centre, year: number): ReadonlySet<BusinessDate> => {
  const key = `${centre} ${year}`
  const known = holidaysOfYears.get(key)
  if (known) return known
  const holidays = new Set(holidaysIn(centre, year))
  holidaysOfYears.set(key, holidays)
  return holidays
}

/** True for a business day of a centre, in any year. */
export const isCentreBusinessDay = (centre: Centre, date: BusinessDate): boolean =>
  isBusinessDay({ holidays: holidaysOfYear(centre, dateParts(date).year) }, date)

const calendars = new Map<Currency, BusinessCalendar>()

/** Days that are business days in Hong Kong and in the centre where payments in a currency settle. */
export const calendarOfCurrency = (currency: Currency): BusinessCalendar => {
  const centre = centreOf[currency]
  if (!centre) return hongKongCalendar
  const known = calendars.get(currency)
  if (known) return known
  const holidays = lunarYears.flatMap((year) => holidaysIn(centre, year))
  const calendar = { holidays: new Set([...hongKongCalendar.holidays, ...holidays]) }
  calendars.set(currency, calendar)
  return calendar
}
