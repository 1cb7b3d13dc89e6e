import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { annualPercentageRate } from '#shared/lending/annual-percentage-rate.ts'
import { dailyPayments, type LoanPayment } from '#shared/lending/effective-rate.ts'

const loan = (borrowedCents: number, payments: LoanPayment[], deductionsCents = 0) => ({
  borrowedCents,
  deductionsCents,
  payments,
})

const monthly = (amountCents: number, times: number): LoanPayment[] =>
  Array.from({ length: times }, (_, index) => ({ amountCents, months: index + 1 }))

test('V8 100,000 repaid in 12 × 9,500: nominal APR 24.91%, annual 27.96%', () => {
  expect(annualPercentageRate(loan(10_000_000, monthly(950_000, 12)))).toMatchObject({
    nominalPercent: '24.91',
    annualPercent: '27.96',
  })
})

test.each([
  ['V14 5,000 advanced, 5,650 due, 25 a day: APR 40.15%', 500_000, 565_000, 2_500, '40.15'],
  ['V14 5,000 advanced, 5,650 due, 50 a day: APR 79.98%', 500_000, 565_000, 5_000, '79.98'],
  ['V15 17,000 advanced, 18,700 due, 144 a day: APR 54.07%', 1_700_000, 1_870_000, 14_400, '54.07'],
])('%s', (_, advanced, total, everyDay, percent) => {
  expect(annualPercentageRate(loan(advanced, dailyPayments(total, everyDay))).nominalPercent).toBe(percent)
})

test('one payment after a year: both rates by hand', () => {
  expect(annualPercentageRate(loan(10_000, [{ amountCents: 12_100, months: 12 }])).annualPercent).toBe(
    '21.00',
  )
  expect(annualPercentageRate(loan(10_000, [{ amountCents: 11_000, months: 1 }]))).toMatchObject({
    nominalPercent: '120.00',
    annualPercent: '213.84',
  })
})

test('a fee deducted from the drawdown reduces the advance', () => {
  const payments = [{ amountCents: 10_000, months: 12 }]
  expect(annualPercentageRate(loan(11_000, payments, 1_000)).annualPercent).toBe('0.00')
  expect(annualPercentageRate(loan(10_000, payments, 1_000)).annualPercent).toBe('11.11')
})

test('gaps between payments, and several payments on one day, count by their dates', () => {
  const split = annualPercentageRate(
    loan(10_000, [
      { amountCents: 5_500, dayOffset: 365 },
      { amountCents: 5_500, dayOffset: 365 },
    ]),
  )
  expect(split.annualPercent).toBe('10.00')
})

describe('refuses', () => {
  test.each([
    ['payments below the advance', loan(10_000, [{ amountCents: 9_999, months: 1 }])],
    ['deductions of everything', loan(10_000, [{ amountCents: 10_001, months: 1 }], 10_000)],
    ['a payment at the advance', loan(10_000, [{ amountCents: 10_001, dayOffset: 0 }])],
    ['a negative payment', loan(10_000, [{ amountCents: -1, months: 1 }])],
    [
      'months and days together',
      loan(10_000, [
        { amountCents: 9_000, months: 1 },
        { amountCents: 9_000, dayOffset: 40 },
      ]),
    ],
  ])('%s', (_, refused) => expect(() => annualPercentageRate(refused)).toThrow(RangeError))
})

test('discounted at the rate, the payments equal the advance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 10 ** 9 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 12 }),
      (advance, percent, months) => {
        const amountCents = Math.ceil((advance * (1 + percent / 100)) / months)
        const { nominal } = annualPercentageRate(loan(advance, monthly(amountCents, months)))
        const rate = Number(nominal.numerator) / Number(nominal.denominator) / 1200
        const worth = monthly(amountCents, months).reduce(
          (sum, payment, index) => sum + payment.amountCents / (1 + rate) ** (index + 1),
          0,
        )
        expect(Math.abs(worth - advance) / advance).toBeLessThan(1e-9)
      },
    ),
    { numRuns: 1000, seed: 8 },
  )
})
