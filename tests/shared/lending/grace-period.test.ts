import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfGrace } from '#shared/lending/grace-period.ts'
import { isBusinessDay } from '#shared/time/business-calendar.ts'
import { addDays, daysBetween } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

test('is counted in calendar days where a charge order of an earlier version says nothing', () => {
  expect(endOfGrace({ graceDays: 3 }, '2027-02-05')).toBe('2027-02-08')
  expect(endOfGrace({ graceDays: 3, graceDayType: 'calendar' }, '2027-02-05')).toBe('2027-02-08')
})

test('has as many bank days as it is long, over Lunar New Year too', () => {
  expect(endOfGrace({ graceDays: 3, graceDayType: 'business' }, '2027-02-05')).toBe('2027-02-12')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_500 }), fc.integer({ min: 0, max: 10 }), (offset, graceDays) => {
      const dueDate = addDays('2026-01-01', offset)
      const end = endOfGrace({ graceDays, graceDayType: 'business' }, dueDate)
      const days = Array.from({ length: daysBetween(dueDate, end) }, (_, index) =>
        addDays(dueDate, index + 1),
      )
      expect(days.filter((day) => isBusinessDay(hongKongCalendar, day))).toHaveLength(graceDays)
      expect(end >= endOfGrace({ graceDays }, dueDate)).toBe(true)
    }),
  )
})
