import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dailyDiscountFactor, unearnedOn } from '#shared/books/unearned-income.ts'
import { addDays } from '#shared/time/business-date.ts'

const drawdownDate = '2026-11-16'
const dayAfter = (days: number) => addDays(drawdownDate, days)

/** An advance with a discount, and the principal that repays both, by the day after the payout. */
const loan = (advanceCents: number, payments: readonly { day: number; cents: number }[]) => {
  const amountCents = payments.reduce((sum, { cents }) => sum + cents, 0)
  const expected = payments.map(({ day, cents }) => ({ dueDate: dayAfter(day), principalCents: cents }))
  const factor = dailyDiscountFactor(
    { amountCents, deductionsCents: amountCents - advanceCents, drawdownDate },
    0,
    expected,
  )
  return {
    /** Earned by the end of a day if all is paid on its day. */
    earnedBy: (day: number) => {
      const left = expected.filter(({ dueDate }) => dueDate > dayAfter(day))
      const outstanding = left.reduce((sum, { principalCents }) => sum + principalCents, 0)
      return amountCents - advanceCents - unearnedOn(dayAfter(day), outstanding, left, factor)
    },
  }
}

const daily = (cents: number, times: number) =>
  Array.from({ length: times }, (_, index) => ({ cents, day: index + 1 }))

describe('V16 9,000 advanced, 1,000 discount, 50 a day × 200', () => {
  const { earnedBy } = loan(900_000, daily(5_000, 200))

  test('V16 discount earned by the third payment 28.70', () => {
    expect(earnedBy(3)).toBe(28_70)
  })

  test('V16 the last payment earns the whole discount', () => {
    expect(earnedBy(200)).toBe(1_000_00)
  })
})

test('V26 100,000 face, 3,000 interest upfront and 1,000 fee deducted, repaid on day 90', () => {
  const { earnedBy } = loan(96_000_00, [{ day: 90, cents: 100_000_00 }])
  expect([30, 45, 60, 90].map(earnedBy)).toEqual([1_315_23, 1_979_59, 2_648_48, 4_000_00])
})

test('principal that is past its date has nothing unearned', () => {
  const factor = dailyDiscountFactor({ amountCents: 100_00, deductionsCents: 4_00, drawdownDate }, 0, [
    { dueDate: dayAfter(10), principalCents: 100_00 },
  ])
  const late = [{ dueDate: dayAfter(10), principalCents: 100_00 }]
  expect(unearnedOn(dayAfter(40), 100_00, late, factor)).toBe(0)
})

test('any discount is earned to the cent, and never decreases from day to day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 10 ** 9 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 50 }),
      (advance, times, percent) => {
        const payment = Math.ceil((advance * (100 + percent)) / 100 / times)
        const { earnedBy } = loan(advance, daily(payment, times))
        const byDay = Array.from({ length: times + 1 }, (_, day) => earnedBy(day))
        expect(byDay[0]).toBe(0)
        expect(byDay.at(-1)).toBe(payment * times - advance)
        expect(byDay.every((earned, day) => day === 0 || earned >= (byDay[day - 1] ?? 0))).toBe(true)
      },
    ),
    { numRuns: 200, seed: 16 },
  )
})
