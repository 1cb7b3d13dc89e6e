import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { earnDiscount } from '#shared/lending/discount-earned.ts'

const daily = (amountCents: number, times: number) =>
  Array.from({ length: times }, (_, index) => ({ amountCents, period: index + 1 }))

describe('V16 9,000 advanced, 1,000 discount, 50 a day × 200', () => {
  const earned = earnDiscount(900_000, daily(5_000, 200))

  test('V16 discount earned by the third payment 28.70', () => {
    expect(earned[2]?.earnedToDateCents).toBe(2_870)
  })

  test('V16 the last payment earns the discount to the cent and leaves nothing', () => {
    expect(earned).toHaveLength(200)
    expect(earned.at(-1)).toMatchObject({ earnedToDateCents: 100_000, advanceLeftCents: 0 })
    expect(earned.reduce((sum, { earnedCents }) => sum + earnedCents, 0)).toBe(100_000)
  })
})

test('a period without a payment earns and repays nothing', () => {
  expect(earnDiscount(10_000, [{ amountCents: 12_100, period: 2 }])).toEqual([
    { period: 2, earnedCents: 2_100, earnedToDateCents: 2_100, advanceLeftCents: 0 },
  ])
})

test('payments out of order or twice in a period are refused', () => {
  expect(() => earnDiscount(10_000, daily(6_000, 2).toReversed())).toThrow(RangeError)
  expect(() => earnDiscount(10_000, [...daily(6_000, 1), ...daily(6_000, 1)])).toThrow(RangeError)
})

test('any discount is earned to the cent and never decreases', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 10 ** 9 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 50 }),
      (advance, times, percent) => {
        const payment = Math.ceil((advance * (100 + percent)) / 100 / times)
        const earned = earnDiscount(advance, daily(payment, times))
        expect(earned.at(-1)?.earnedToDateCents).toBe(payment * times - advance)
        expect(earned.every(({ earnedCents }) => earnedCents >= 0)).toBe(true)
      },
    ),
    { numRuns: 300, seed: 16 },
  )
})
