import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  businessDate,
  businessDateSchema,
  daysBetween,
  isBusinessDate,
  onHongKongClock,
  startOfDay,
  startOfNextDay,
  wholeMonthsBetween,
} from '#shared/time/business-date.ts'

const anyDate = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('2000-01-01', days))

describe('the business date of an instant', () => {
  test.each([
    ['2026-03-01T15:59:59.999Z', '2026-03-01'],
    ['2026-03-01T16:00:00.000Z', '2026-03-02'],
    ['2025-12-31T16:00:00.000Z', '2026-01-01'],
  ])('%s is %s in Hong Kong', (instant, date) => expect(businessDate(new Date(instant))).toBe(date))
})

test.each([
  ['2026-03-01T15:59:59.999Z', '2026-03-01T16:00:00.000Z'],
  ['2026-03-01T16:00:00.000Z', '2026-03-02T16:00:00.000Z'],
  ['2025-12-31T03:00:00.000Z', '2025-12-31T16:00:00.000Z'],
])('after %s the next day in Hong Kong starts at %s', (instant, next) => {
  expect(startOfNextDay(new Date(instant)).toISOString()).toBe(next)
})

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-01-32', false],
  ['2026-01-00', false],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00:00Z', false],
  ['', false],
])('%j is a date: %s', (text, expected) => {
  expect(isBusinessDate(text)).toBe(expected)
  expect(businessDateSchema.safeParse(text).error?.issues[0]?.message).toBe(
    expected ? undefined : 'dateInvalid',
  )
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-10', 12, '2027-12-10'],
  ['2024-02-29', -12, '2023-02-28'],
  ['2026-05-30', 0, '2026-05-30'],
])('%s and %d months is %s', (from, months, to) => expect(addMonths(from, months)).toBe(to))

test.each([
  ['2026-03-01', '2026-05-30', 90],
  ['2026-02-15', '2026-03-15', 28],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-03-02', '2026-03-01', -1],
])('%s to %s is %d days', (from, to, days) => expect(daysBetween(from, to)).toBe(days))

test.each([
  ['2026-01-15', '2026-02-14', 0],
  ['2026-01-15', '2026-02-15', 1],
  ['2026-01-31', '2026-02-28', 1],
  ['2010-12-01', '2011-12-10', 12],
  ['2026-01-15', '2026-01-15', 0],
])('%s to %s is %d whole months', (from, to, months) => expect(wholeMonthsBetween(from, to)).toBe(months))

test('whole months backwards are refused', () => {
  expect(() => wholeMonthsBetween('2026-01-02', '2026-01-01')).toThrow(RangeError)
})

test('the calendar covers the years 0 to 9999', () => {
  expect(addDays('0000-12-31', 1)).toBe('0001-01-01')
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31')
  for (const beyond of [
    () => addDays('9999-12-31', 1),
    () => addDays('0000-01-01', -1),
    () => addDays('2026-01-01', NaN),
  ])
    expect(beyond).toThrow('Date beyond the year 9999')
})

test('every day has its instant’s date', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0000-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }),
      (instant) => {
        const date = businessDate(instant)
        expect(date).toBe(onHongKongClock(instant).toISOString().slice(0, 10))
        expect(businessDate(startOfDay(date))).toBe(date)
      },
    ),
  )
})

test('adding days is the inverse of counting them', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
    }),
  )
})

test('whole months are the maximum that fits', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 5000 }), (from, days) => {
      const to = addDays(from, days)
      const months = wholeMonthsBetween(from, to)
      expect(addMonths(from, months) <= to).toBe(true)
      expect(addMonths(from, months + 1) > to).toBe(true)
    }),
  )
})
