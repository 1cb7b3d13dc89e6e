import type { BusinessDate } from './business-date.ts'
import { dateOf } from './holiday-rules.ts'

/** Festivals by the Chinese calendar. */
export interface LunarFestivals {
  /** The first day of the first month. */
  newYear: BusinessDate
  /** The eighth day of the fourth month. */
  buddhasBirthday: BusinessDate
  /** The fifth day of the fifth month (Tuen Ng). */
  dragonBoat: BusinessDate
  /** The fifteenth day of the eighth month. */
  midAutumn: BusinessDate
  /** The ninth day of the ninth month (Chung Yeung). */
  doubleNinth: BusinessDate
}

/**
 * Month and day of each festival. A month of the Chinese calendar begins on the day of the new moon in China; a test
 * computes those. Formatters of the runtime are no source: they are a day off in 2027 and 2030.
 */
const datesOf: Record<number, string> = {
  2024: '02-10 05-15 06-10 09-17 10-11',
  2025: '01-29 05-05 05-31 10-06 10-29',
  2026: '02-17 05-24 06-19 09-25 10-18',
  2027: '02-06 05-13 06-09 09-15 10-08',
  2028: '01-26 05-02 05-28 10-03 10-26',
  2029: '02-13 05-20 06-16 09-22 10-16',
  2030: '02-03 05-09 06-05 09-12 10-05',
  2031: '01-23 05-28 06-24 10-01 10-24',
  2032: '02-11 05-16 06-12 09-19 10-12',
  2033: '01-31 05-06 06-01 09-08 10-01',
  2034: '02-19 05-25 06-20 09-27 10-20',
  2035: '02-08 05-15 06-10 09-16 10-09',
  2036: '01-28 05-03 05-30 10-04 10-27',
  2037: '02-15 05-22 06-18 09-24 10-17',
  2038: '02-04 05-11 06-07 09-13 10-07',
  2039: '01-24 04-30 05-27 10-02 10-26',
  2040: '02-12 05-18 06-14 09-20 10-14',
}

export const lunarYears: readonly number[] = Object.keys(datesOf).map(Number)

/** Undefined beyond the years of the table. */
export const lunarFestivals = (year: number): LunarFestivals | undefined => {
  const dates = datesOf[year]?.split(' ').map((date) => `${year}-${date}`)
  if (!dates) return undefined
  const [newYear = '', buddhasBirthday = '', dragonBoat = '', midAutumn = '', doubleNinth = ''] = dates
  return { newYear, buddhasBirthday, dragonBoat, midAutumn, doubleNinth }
}

/** Ching Ming: the solar term of this century by its usual approximation. */
export const tombSweepingDay = (year: number): BusinessDate => {
  const ofCentury = year - 2000
  return dateOf(year, 4, Math.floor(ofCentury * 0.2422 + 4.81) - Math.floor(ofCentury / 4))
}
