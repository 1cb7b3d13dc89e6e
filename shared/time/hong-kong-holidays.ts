import type { BusinessCalendar } from './business-calendar.ts'
import { addDays, addMonths, type BusinessDate, dateParts } from './business-date.ts'
import { dateOf, easterSunday, inTurn, weekdayOf } from './holiday-rules.ts'
import { lunarFestivals, lunarYears, tombSweepingDay } from './lunar-festivals.ts'

/**
 * The general holidays of Hong Kong other than Sundays, 2024 to 2027, under the General Holidays Ordinance (Cap. 149)
 * as the Government announced them (www.gov.hk/en/about/abouthk/holiday). One that falls on a Sunday, or on another, is
 * listed on its substitute day. The Government announces a year about eighteen months ahead.
 */
export const hongKongHolidays: Record<number, readonly BusinessDate[]> = {
  2024: [
    '2024-01-01',
    '2024-02-10',
    '2024-02-12',
    '2024-02-13',
    '2024-03-29',
    '2024-03-30',
    '2024-04-01',
    '2024-04-04',
    '2024-05-01',
    '2024-05-15',
    '2024-06-10',
    '2024-07-01',
    '2024-09-18',
    '2024-10-01',
    '2024-10-11',
    '2024-12-25',
    '2024-12-26',
  ],
  2025: [
    '2025-01-01',
    '2025-01-29',
    '2025-01-30',
    '2025-01-31',
    '2025-04-04',
    '2025-04-18',
    '2025-04-19',
    '2025-04-21',
    '2025-05-01',
    '2025-05-05',
    '2025-05-31',
    '2025-07-01',
    '2025-10-01',
    '2025-10-07',
    '2025-10-29',
    '2025-12-25',
    '2025-12-26',
  ],
  2026: [
    '2026-01-01',
    '2026-02-17',
    '2026-02-18',
    '2026-02-19',
    '2026-04-03',
    '2026-04-04',
    '2026-04-06',
    '2026-04-07',
    '2026-05-01',
    '2026-05-25',
    '2026-06-19',
    '2026-07-01',
    '2026-09-26',
    '2026-10-01',
    '2026-10-19',
    '2026-12-25',
    '2026-12-26',
  ],
  2027: [
    '2027-01-01',
    '2027-02-06',
    '2027-02-08',
    '2027-02-09',
    '2027-03-26',
    '2027-03-27',
    '2027-03-29',
    '2027-04-05',
    '2027-05-01',
    '2027-05-13',
    '2027-06-09',
    '2027-07-01',
    '2027-09-16',
    '2027-10-01',
    '2027-10-08',
    '2027-12-25',
    '2027-12-27',
  ],
}

/** The last year whose holidays are gazetted; later ones are computed. */
export const lastGazettedYear = Math.max(...Object.keys(hongKongHolidays).map(Number))

/** True for a day in a year whose holidays are only computed: the gazette may differ. */
export const isBeyondGazette = (date: BusinessDate): boolean => dateParts(date).year > lastGazettedYear

/** True once the gazette of another year is due: twelve months before the end of the gazetted ones. */
export const isGazetteDue = (today: BusinessDate): boolean =>
  today >= addMonths(dateOf(lastGazettedYear, 12, 31), -12)

const isSunday = (date: BusinessDate): boolean => weekdayOf(date) === 0

/**
 * The general holidays of a year by the schedule of the General Holidays Ordinance (Cap. 149). One that falls on a
 * Sunday, or on another, is observed on the next day that is neither. Empty without the year's lunar dates.
 */
export const hongKongHolidaysByRule = (year: number): BusinessDate[] => {
  const lunar = lunarFestivals(year)
  if (!lunar) return []
  const easter = easterSunday(year)
  const { newYear, buddhasBirthday, dragonBoat, midAutumn, doubleNinth } = lunar
  return inTurn(
    [
      dateOf(year, 1, 1),
      newYear,
      addDays(newYear, 1),
      addDays(newYear, 2),
      addDays(easter, -2),
      addDays(easter, -1),
      addDays(easter, 1),
      tombSweepingDay(year),
      dateOf(year, 5, 1),
      buddhasBirthday,
      dragonBoat,
      dateOf(year, 7, 1),
      addDays(midAutumn, 1),
      dateOf(year, 10, 1),
      doubleNinth,
      dateOf(year, 12, 25),
      dateOf(year, 12, 26),
    ],
    isSunday,
  )
}

/** Gazetted holidays, and beyond them computed ones. */
const knownHolidays = [
  ...Object.values(hongKongHolidays).flat(),
  ...lunarYears.filter((year) => year > lastGazettedYear).flatMap(hongKongHolidaysByRule),
]

/** Business days in Hong Kong: neither Saturday, Sunday nor general holiday, as banks settle. */
export const hongKongCalendar: BusinessCalendar = { holidays: new Set(knownHolidays) }
