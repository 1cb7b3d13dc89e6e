import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  calendarOfFixings,
  isBusinessDay,
  isWeekend,
  nextBusinessDay,
} from '#shared/time/business-calendar.ts'
import { addDays, isBusinessDate } from '#shared/time/business-date.ts'
import { hongKongCalendar, hongKongHolidays } from '#shared/time/hong-kong-holidays.ts'

describe('Hong Kong', () => {
  test.each(Object.entries(hongKongHolidays))(
    '%s has seventeen holidays, in order, none on a Sunday',
    (year, dates) => {
      expect(dates).toHaveLength(17)
      expect(dates).toEqual([...new Set(dates)].toSorted())
      for (const date of dates) {
        expect(isBusinessDate(date) && date.startsWith(year)).toBe(true)
        expect(new Date(`${date}T00:00:00Z`).getUTCDay()).not.toBe(0)
      }
    },
  )

  test.each([
    ['2026-03-02', '2026-03-02', 'a Monday'],
    ['2026-02-28', '2026-03-02', 'a Saturday'],
    ['2026-02-17', '2026-02-20', 'Lunar New Year'],
    ['2026-04-03', '2026-04-08', 'Good Friday, then Easter and Ching Ming'],
    ['2026-12-25', '2026-12-28', 'Christmas before a weekend'],
    ['2027-02-06', '2027-02-10', 'Lunar New Year with a fourth day'],
    ['2029-01-06', '2029-01-08', 'a weekend beyond the known years'],
  ])('%s moves to %s: %s', (date, next) => expect(nextBusinessDay(hongKongCalendar, date)).toBe(next))

  test('an invalid date is refused', () => {
    expect(() => isBusinessDay(hongKongCalendar, '2026-02-30')).toThrow(RangeError)
  })

  test('the next business day is the earliest one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1460 }), (offset) => {
        const date = addDays('2024-01-01', offset)
        const next = nextBusinessDay(hongKongCalendar, date)
        expect(isBusinessDay(hongKongCalendar, next)).toBe(true)
        for (let day = date; day < next; day = addDays(day, 1)) {
          expect(isBusinessDay(hongKongCalendar, day)).toBe(false)
        }
      }),
      { numRuns: 2000, seed: 4 },
    )
  })
})

test('the holidays of the US government securities market, where SOFR has no fixing', () => {
  const dates = readFileSync(new URL('../../../scripts/seed/sofr-daily.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.slice(0, 10))
  const { holidays } = calendarOfFixings(dates)
  expect([...holidays].filter((date) => date.startsWith('2021'))).toEqual([
    '2021-01-01',
    '2021-01-18',
    '2021-02-15',
    '2021-04-02',
    '2021-05-31',
    '2021-07-05',
    '2021-09-06',
    '2021-10-11',
    '2021-11-11',
    '2021-11-25',
    '2021-12-24',
  ])
  expect([...holidays].some(isWeekend)).toBe(false)
  expect(calendarOfFixings([]).holidays.size).toBe(0)
})
