import { expect, test } from 'vitest'
import {
  countsUnverifiedSales,
  type UnverifiedMonth,
  unverifiedSalesIn,
} from '#shared/lending/unverified-sales.ts'
import type { ReferenceRates } from '#shared/money/exchange-rates.ts'
import { publishedRates } from '../../support/published-rates.ts'

const window = { from: '2025-03-15', to: '2026-03-15' }
const aMonth = (month: string, change: Partial<UnverifiedMonth> = {}): UnverifiedMonth => ({
  month,
  currency: 'GBP',
  sales: 100_00,
  refunds: 20_00,
  ...change,
})

const [published] = publishedRates
const ratesOf = (date: string, perEuro: object): ReferenceRates => {
  if (!published) throw new Error('no rates are published')
  return { ...published, date, perEuro: { ...published.perEuro, ...perEuro } }
}

test.each([
  [{}, false],
  [{ unverifiedSalesPercent: '0' }, false],
  [{ unverifiedSalesPercent: '0.00' }, false],
  [{ unverifiedSalesPercent: '0.5' }, true],
])('of %o, a limit counts a part: %s', (terms, counts) => {
  expect(countsUnverifiedSales(terms)).toBe(counts)
})

test('only whole months of the window count, without refunds', () => {
  const months = ['2025-02', '2025-03', '2025-04', '2026-02', '2026-03'].map((month) => aMonth(month))
  expect(unverifiedSalesIn(months, 'GBP', [], window)).toBe(160_00)
})

test('each month is converted at the rate of its last day, and counts for nothing without one', () => {
  const rates = [
    ratesOf('2025-04-01', { USD: '1.10', GBP: '0.90' }),
    ratesOf('2025-04-30', { USD: '1.20', GBP: '0.60' }),
  ]
  const inDollars = aMonth('2025-04', { currency: 'USD' })
  expect(unverifiedSalesIn([inDollars], 'GBP', rates, window)).toBe(40_00)
  expect(unverifiedSalesIn([inDollars, aMonth('2025-05', { currency: 'TWD' })], 'GBP', rates, window)).toBe(
    40_00,
  )
  expect(unverifiedSalesIn([inDollars], 'GBP', [], window)).toBe(0)
})

test('more refunds than sales are no sales', () => {
  expect(unverifiedSalesIn([aMonth('2025-04', { refunds: 500_00 })], 'GBP', [], window)).toBe(0)
})
