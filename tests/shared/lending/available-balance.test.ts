import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { available, canDraw, headroom } from '#shared/lending/available-balance.ts'
import { watermark } from '#shared/lending/watermark.ts'

const balances = {
  limitCents: 50_000_000,
  watermarkCents: 40_000_000,
  outstandingCents: 15_000_000,
  pendingDrawdownCents: 3_000_000,
  frozenLimitCents: 2_000_000,
}

test('V1 available 200,000; the second of two requests for 120,000 is refused', () => {
  expect(available(balances)).toBe(20_000_000)
  expect(canDraw(balances, 12_000_000)).toBe(true)
  const afterFirst = { ...balances, pendingDrawdownCents: balances.pendingDrawdownCents + 12_000_000 }
  expect(canDraw(afterFirst, 12_000_000)).toBe(false)
})

test('V2 a watermark of 160,000 and nothing frozen: 0 is shown, every request refused', () => {
  const low = { ...balances, watermarkCents: 16_000_000, frozenLimitCents: 0 }
  expect(headroom(low)).toBe(-2_000_000)
  expect(available(low)).toBe(0)
  expect(canDraw(low, 1)).toBe(false)
})

test('exactly the available amount can be drawn, neither a cent more nor nothing', () => {
  expect(canDraw(balances, 20_000_000)).toBe(true)
  expect(canDraw(balances, 20_000_001)).toBe(false)
  expect(canDraw(balances, 0)).toBe(false)
})

test('without payment-account balances the limit is the watermark', () => {
  expect(watermark(50_000_000, null, 'USD')).toBe(50_000_000)
})

test('available is never negative, nor above limit or watermark', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 13 })
  fc.assert(
    fc.property(
      fc.record({
        limitCents: amount,
        watermarkCents: amount,
        outstandingCents: amount,
        pendingDrawdownCents: amount,
        frozenLimitCents: amount,
      }),
      (any) => {
        expect(available(any)).toBeGreaterThanOrEqual(0)
        expect(available(any)).toBeLessThanOrEqual(Math.min(any.limitCents, any.watermarkCents))
      },
    ),
    { numRuns: 10_000, seed: 1 },
  )
})
