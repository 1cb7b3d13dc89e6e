import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canFallBelowZero, drawdownRate, drawdownRatePercent } from '#shared/lending/drawdown-rate.ts'
import { pricingTermsFor, productTerms } from '#shared/lending/product-terms.ts'
import { rateFromPercent } from '#shared/money/rate.ts'
import { priceBullet } from '../../support/price-bullet.ts'

const percentOf = (hundredths: number): string => (hundredths / 100).toFixed(2)
const percents = fc.integer({ min: -2_000, max: 2_000 }).map(percentOf)

test('is the benchmark plus the margin', () => {
  expect(drawdownRatePercent('4.30', '6.50')).toBe('10.80')
})

test('takes a benchmark below its floor at the floor', () => {
  expect(drawdownRatePercent('-0.60', '6.50')).toBe('6.50')
  expect(drawdownRate('-0.60', '6.50', '1.00')).toEqual(rateFromPercent('7.50'))
})

test('is never below 0, and at least the margin, whatever the figures', () => {
  fc.assert(
    fc.property(percents, percents, (benchmark, margin) => {
      const rate = drawdownRate(benchmark, margin)
      expect(rate.numerator >= 0n).toBe(true)
      expect(rate.numerator >= rateFromPercent(margin).numerator).toBe(true)
    }),
  )
})

test('a margin can fall below 0 if the benchmark at its floor does not make up for it', () => {
  expect(canFallBelowZero('0')).toBe(false)
  expect(canFallBelowZero('-0.01')).toBe(true)
  expect(canFallBelowZero('-0.50', '0.50')).toBe(false)
})

test('a drawdown under terms with a negative margin is priced at 0 and its schedule repays the principal', () => {
  const price = priceBullet({
    amountCents: 5_000_000,
    deductionsCents: 0,
    benchmark: { percent: '4.30', date: '2026-02-27', source: 'New York Fed' },
    terms: { ...pricingTermsFor(productTerms.small_shop_financing, 'USD'), marginPercent: '-10.00' },
    drawdownDate: '2026-03-01',
    dueDate: '2026-05-30',
  })
  expect(price).toMatchObject({ ratePercent: '0.00', interestCents: 0, totalCents: 5_000_000 })
})
