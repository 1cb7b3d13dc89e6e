import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateWeek, expectWeek, weekRepayment } from '#shared/lending/sales-weeks.ts'

const cents = fc.integer({ min: -50_000_00, max: 5_000_000_00 })
const lastKnown = fc.array(cents, { maxLength: 6 })

test('a wholly known week is itself, and an unknown one the estimate that it is charged by', () => {
  fc.assert(
    fc.property(cents, lastKnown, (known, last) => {
      expect(expectWeek(known, 7, last)).toBe(known)
      expect(expectWeek(0, 0, last)).toBe(estimateWeek(last))
    }),
    { numRuns: 300 },
  )
})

test('each day without sales yet counts as a seventh of the mean of the last four weeks', () => {
  expect(expectWeek(3_000_00, 3, [9_999_00, 700_00, 700_00, 1_400_00, 1_400_00])).toBe(3_000_00 + 600_00)
  expect(expectWeek(3_000_00, 3, [])).toBe(3_000_00)
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 7 }), lastKnown, (known, days, last) => {
      const added = expectWeek(known, days, last) - known
      expect(Math.abs(added * 7 - estimateWeek(last) * (7 - days))).toBeLessThanOrEqual(7)
    }),
    { numRuns: 300 },
  )
})

test('share and corrections add up to the due amount and what is carried over', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_00), cents, (share, correction) => {
      const { dueCents, carriedCents } = weekRepayment(share, 0, correction)
      expect(dueCents + carriedCents).toBe(share + correction)
      expect(dueCents === 0 || carriedCents === 0).toBe(true)
    }),
    { numRuns: 300 },
  )
})
