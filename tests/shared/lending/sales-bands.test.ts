import { describe, expect, test } from 'vitest'
import { measureSales } from '#shared/lending/limit-measures.ts'
import { salesBands } from '#shared/lending/sales-bands.ts'
import { decimalFromFraction } from '#shared/money/fraction.ts'
import { addMonths } from '#shared/time/business-date.ts'

const calculationDate = '2026-03-15'

/** A shop that opened on the first day of the oldest month; one amount per month, oldest first. */
const shop = (amounts: readonly number[]) => ({
  platform: 'amazon',
  days: amounts.map((salesCents, index) => ({
    date: addMonths(calculationDate, index - amounts.length),
    salesCents: Math.max(0, salesCents),
    refundsCents: Math.max(0, -salesCents),
  })),
})

const monthly = (amounts: readonly number[]) => {
  const bands = salesBands(measureSales([shop(amounts)], calculationDate))
  return bands && Object.values(bands.monthly).map((cents) => decimalFromFraction(cents, 2))
}

describe('lower quartile, median and upper quartile of the months', () => {
  test.each([
    ['twelve months', [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], ['3.75', '6.50', '9.25']],
    ['five months are exactly on the ranks', [50, 10, 40, 20, 30], ['20.00', '30.00', '40.00']],
    ['four months are between the ranks', [10, 20, 30, 40], ['17.50', '25.00', '32.50']],
    ['equal months give one band', [7, 7, 7], ['7.00', '7.00', '7.00']],
    ['more refunds than sales repay nothing', [-10, -10, -10, 5, 5], ['0.00', '0.00', '5.00']],
  ])('%s', (_, amounts, expected) => expect(monthly(amounts)).toEqual(expected))
})

test('months up to that of the first order are excluded', () => {
  const { days } = shop([10, 20, 30])
  const first = { date: '2025-12-01', salesCents: 999, refundsCents: 0 }
  const bands = salesBands(measureSales([{ platform: 'amazon', days: [first, ...days] }], calculationDate))
  expect(bands?.months.map(({ from }) => from)).toEqual(['2025-12-15', '2026-01-15', '2026-02-15'])
})

test('only the last twelve months count', () => {
  expect(
    salesBands(measureSales([shop(Array.from({ length: 20 }, () => 5))], calculationDate))?.months,
  ).toHaveLength(12)
})

test('fewer than three months have no distribution', () => {
  expect(monthly([10, 20])).toBeNull()
  expect(salesBands(measureSales([], calculationDate))).toBeNull()
})
