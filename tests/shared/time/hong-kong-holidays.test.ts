import { describe, expect, test } from 'vitest'
import { isBusinessDay } from '#shared/time/business-calendar.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { calendarOfCurrency } from '#shared/time/centre-calendars.ts'
import {
  hongKongCalendar,
  hongKongHolidays,
  hongKongHolidaysByRule,
  isBeyondGazette,
  isGazetteDue,
  lastGazettedYear,
} from '#shared/time/hong-kong-holidays.ts'
import { lunarFestivals, lunarYears } from '#shared/time/lunar-festivals.ts'
import { newMoonDays } from './new-moon-days.ts'

describe('the general holidays of Hong Kong by rule', () => {
  test.each(Object.keys(hongKongHolidays).map(Number))('are those of the gazette in %d', (year) => {
    expect(hongKongHolidaysByRule(year)).toEqual(hongKongHolidays[year])
  })

  test('reach five years beyond the gazetted ones, 17 each year', () => {
    for (let year = lastGazettedYear + 1; year <= lastGazettedYear + 5; year++) {
      const ofYear = [...hongKongCalendar.holidays].filter((date) => date.startsWith(String(year)))
      expect(ofYear).toHaveLength(17)
    }
    expect(hongKongHolidaysByRule(2099)).toEqual([])
  })

  test('2028-01-26 is Lunar New Year’s Day: 90 days from 2027-10-28 fall on it', () => {
    expect(addDays('2027-10-28', 90)).toBe('2028-01-26')
    expect(isBusinessDay(hongKongCalendar, '2028-01-26')).toBe(false)
  })

  test('rest on months that begin with the new moon in China', () => {
    const newMoons = newMoonDays(lunarYears[0] ?? 0, lunarYears.at(-1) ?? 0)
    for (const year of lunarYears) {
      const found = lunarFestivals(year)
      if (!found) throw new Error(`no festivals of ${year}`)
      const begins: [BusinessDate, number][] = [
        [found.newYear, 1],
        [found.buddhasBirthday, 8],
        [found.dragonBoat, 5],
        [found.midAutumn, 15],
        [found.doubleNinth, 9],
      ]
      for (const [date, day] of begins)
        expect([date, newMoons.has(addDays(date, 1 - day))]).toEqual([date, true])
    }
  })
})

test('a gazette is due twelve months before the gazetted years end, and later days may move', () => {
  expect(lastGazettedYear).toBe(2027)
  expect([isGazetteDue('2026-12-30'), isGazetteDue('2026-12-31'), isGazetteDue('2028-02-01')]).toEqual([
    false,
    true,
    true,
  ])
  expect([isBeyondGazette('2027-12-31'), isBeyondGazette('2028-01-01')]).toEqual([false, true])
})

describe('business days in Hong Kong and in the centre of a currency', () => {
  test.each([
    ['USD', '2026-11-26', 'Thanksgiving Day'],
    ['USD', '2027-07-05', 'Independence Day on a Sunday'],
    ['GBP', '2026-08-31', 'the summer bank holiday'],
    ['GBP', '2027-12-28', 'Boxing Day after a Christmas on a Saturday'],
    ['EUR', '2026-05-01', 'Labour Day'],
    ['CNY', '2026-02-20', 'Spring Festival'],
    ['CNY', '2026-10-07', 'the National Day week'],
    ['CNY', '2027-02-10', 'Spring Festival'],
    ['CNY', '2025-10-08', 'the National Day week with Mid-Autumn'],
    ['CNY', '2026-01-02', 'the day between New Year and the weekend'],
    ['HKD', '2028-01-26', 'Lunar New Year’s Day'],
    ['USD', '2026-02-17', 'Lunar New Year’s Day in Hong Kong'],
  ] as const)('%s on %s: %s is none', (currency, date, _what) => {
    expect(isBusinessDay(calendarOfCurrency(currency), date)).toBe(false)
  })

  test.each([
    ['HKD', '2026-11-26'],
    ['GBP', '2026-11-26'],
    ['EUR', '2026-08-31'],
    ['USD', '2026-07-03'],
    ['CNY', '2024-02-09'],
  ] as const)('%s on %s is one', (currency, date) => {
    expect(isBusinessDay(calendarOfCurrency(currency), date)).toBe(true)
  })
})
