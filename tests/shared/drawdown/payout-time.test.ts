import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedPayoutDate, payBy } from '#shared/drawdown/payout-time.ts'
import { isBusinessDay } from '#shared/time/business-calendar.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

test.each([
  ['on a Tuesday morning', '2026-12-01T01:00:00Z', '2026-12-02'],
  ['a minute before the cut-off', '2026-12-01T07:59:00Z', '2026-12-02'],
  ['at the cut-off', '2026-12-01T08:00:00Z', '2026-12-03'],
  ['on a Friday morning', '2026-12-04T01:00:00Z', '2026-12-07'],
  ['on a Friday after the cut-off', '2026-12-04T09:00:00Z', '2026-12-08'],
  ['on a Saturday', '2026-12-05T01:00:00Z', '2026-12-08'],
  ['on Christmas Eve', '2026-12-24T01:00:00Z', '2026-12-28'],
])('a drawdown approved %s is expected by %#', (_when, approvedAt, expected) => {
  expect(expectedPayoutDate(new Date(approvedAt))).toBe(expected)
})

test('the expected day is a later business day, never before the lender’s own target, nor earlier for a later approval', () => {
  const from = Date.parse('2026-01-01T00:00:00Z')
  const minutes = fc.integer({ min: 0, max: 600 * 24 * 60 })
  fc.assert(
    fc.property(minutes, minutes, (one, other) => {
      const [first, second] = [one, other]
        .toSorted((a, b) => a - b)
        .map((each) => new Date(from + each * 60_000))
      if (!first || !second) throw new Error('there are two')
      const expected = expectedPayoutDate(first)
      expect(isBusinessDay(hongKongCalendar, expected)).toBe(true)
      expect(expected > businessDate(first)).toBe(true)
      expect(expected >= payBy(first.toISOString())).toBe(true)
      expect(expectedPayoutDate(second) >= expected).toBe(true)
    }),
    { numRuns: 300 },
  )
})
