import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unbilledAtPayout } from '#shared/drawdown/unbilled.ts'
import type { DrawdownPrice } from '#shared/lending/drawdown-price.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { invoiceNumber } from '#shared/repayment/invoice-number.ts'
import { pricePayoff } from '#shared/repayment/price-payoff.ts'
import { addDays } from '#shared/time/business-date.ts'
import { priceBullet } from '../../support/price-bullet.ts'

const terms = productTerms.small_shop_financing
const drawdownDate = '2026-11-02'

const priceOf = (amountCents: number, days: number) =>
  priceBullet({
    amountCents,
    benchmark: { percent: '4.30', date: '2026-10-30', source: 'test' },
    drawdownDate,
    dueDate: addDays(drawdownDate, days),
  })

const payoffOf = (price: DrawdownPrice, date: string) =>
  pricePayoff(price, unbilledAtPayout(price), terms, date)

describe('the price of an early settlement', () => {
  test('is refused before the payout', () => {
    expect(() => payoffOf(priceOf(100_000_00, 90), '2026-11-01')).toThrow(RangeError)
  })

  test('on the day of the payout is the principal only', () => {
    expect(payoffOf(priceOf(100_000_00, 90), drawdownDate)).toMatchObject({
      interestCents: 0,
      totalCents: 100_000_00,
      savedCents: 2_700_00,
    })
  })

  test('is the quoted amount on the due date, and never more before it', () => {
    const cases = fc.record({
      amount: fc.integer({ min: 1_000_00, max: 500_000_00 }),
      tenor: fc.integer({ min: 2, max: 365 }),
      part: fc.integer({ min: 0, max: 1000 }),
    })
    fc.assert(
      fc.property(cases, ({ amount, tenor, part }) => {
        const price = priceOf(amount, tenor)
        const day = Math.floor((tenor * part) / 1000)
        const early = payoffOf(price, addDays(drawdownDate, day))
        expect(early.totalCents).toBeLessThanOrEqual(price.totalCents)
        expect(early.totalCents + early.savedCents).toBe(price.totalCents)
        const next = payoffOf(price, addDays(drawdownDate, Math.min(tenor, day + 1)))
        expect(next.totalCents).toBeGreaterThanOrEqual(early.totalCents)
        expect(payoffOf(price, price.dueDate).savedCents).toBe(0)
      }),
      { numRuns: 500, seed: 4 },
    )
  })
})

test('an invoice is numbered by its due date and the random digits of its drawdown', () => {
  expect(invoiceNumber('2027-01-31', '20261102010000000-0123456789')).toBe('INV-20270131-0123456789')
})
