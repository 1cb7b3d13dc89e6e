import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#shared/time/business-date.ts'
import { calendarMonths, isWholeMonth, lastDayOf } from '#shared/time/calendar-months.ts'

it('cuts a range at the ends of months, and tells whole months from parts', () => {
  const months = calendarMonths({ from: '2025-11-27', to: '2026-02-10' })
  expect(months.map((month) => [month.from, lastDayOf(month), isWholeMonth(month)])).toEqual([
    ['2025-11-27', '2025-11-30', false],
    ['2025-12-01', '2025-12-31', true],
    ['2026-01-01', '2026-01-31', true],
    ['2026-02-01', '2026-02-09', false],
  ])
})

it('is whole up to the last day of a month, not before', () => {
  expect(calendarMonths({ from: '2026-02-01', to: '2026-03-01' }).map(isWholeMonth)).toEqual([true])
  expect(calendarMonths({ from: '2026-02-01', to: '2026-02-28' }).map(isWholeMonth)).toEqual([false])
  expect(calendarMonths({ from: '2026-02-01', to: '2026-02-01' })).toEqual([])
})

it('has each day of any range in exactly one part, which lies in one month', () => {
  const day = fc.integer({ min: 0, max: 2_000 })
  fc.assert(
    fc.property(day, day, (start, length) => {
      const from = addDays('2023-01-15', start)
      const to = addDays(from, length)
      const months = calendarMonths({ from, to })
      expect(months[0]?.from ?? to).toBe(from)
      expect(months.at(-1)?.to ?? to).toBe(to)
      for (const [index, month] of months.entries()) {
        expect(month.from.slice(0, 7)).toBe(lastDayOf(month).slice(0, 7))
        expect(months[index + 1]?.from ?? to).toBe(month.to)
      }
    }),
    { numRuns: 200 },
  )
})
