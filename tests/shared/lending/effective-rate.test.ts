import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dailyPayments,
  effectiveRate,
  highestEffectiveRate,
  type Loan,
  type LoanPayment,
} from '#shared/lending/effective-rate.ts'
import { elapsedBetween } from '#shared/lending/elapsed.ts'
import { checkSchedule } from '#shared/lending/policy.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { compare, fraction, multiply } from '#shared/money/fraction.ts'
import { addDays } from '#shared/time/business-date.ts'

const monthly = (amount: string, times = 12): LoanPayment[] =>
  Array.from({ length: times }, (_, index) => ({ amountCents: centsFromDecimal(amount), months: index + 1 }))

const hundredThousand = { borrowedCents: 10_000_000, deductionsCents: 0 }

describe('V6 1,000 of interest on 100,000, repaid early', () => {
  test.each([
    [12, '30.00'],
    [10, '36.00'],
    [8, '45.00'],
    [7, '51.43'],
  ])('V6 on day %d: %s%%', (dayOffset, percent) => {
    const payments = [{ amountCents: 10_100_000, dayOffset }]
    expect(effectiveRate({ ...hundredThousand, payments }).percent).toBe(percent)
  })
})

describe('V7 100,000 face value, 3,000 deducted upfront, one payment at month 3', () => {
  const payments = [{ amountCents: 10_000_000, months: 3 }]

  test('V7 12.37%', () => {
    expect(effectiveRate({ borrowedCents: 10_000_000, deductionsCents: 300_000, payments }).percent).toBe(
      '12.37',
    )
  })

  test('V7 with a 2,000 fee as well: 21.05%', () => {
    expect(effectiveRate({ borrowedCents: 10_000_000, deductionsCents: 500_000, payments }).percent).toBe(
      '21.05',
    )
  })
})

test('V8 100,000 repaid in 12 × 9,500: effective 25.85%', () => {
  expect(effectiveRate({ ...hundredThousand, payments: monthly('9500.00') }).percent).toBe('25.85')
})

describe('V9 the edges of the policy', () => {
  test('V9 12 × 10,500: exactly 48.00%, allowed with a warning', () => {
    const loan = { ...hundredThousand, payments: monthly('10500.00') }
    expect(effectiveRate(loan).percent).toBe('48.00')
    expect(checkSchedule(loan)).toEqual({
      ok: true,
      warning: { reason: 'effectiveRateAboveWarning', percent: '48.00', day: null },
    })
  })

  test('V9 12 × 10,501: 48.02%, blocked', () => {
    expect(checkSchedule({ ...hundredThousand, payments: monthly('10501.00') })).toEqual({
      ok: false,
      reason: 'effectiveRateAboveCap',
      percent: '48.02',
      day: null,
    })
  })

  test('V9 12 × 9,958.33: 36.00%, not yet a warning; a cent more is one', () => {
    const edge = { ...hundredThousand, payments: monthly('9958.33') }
    expect(effectiveRate(edge).percent).toBe('36.00')
    expect(checkSchedule(edge)).toEqual({ ok: true })
    expect(checkSchedule({ ...hundredThousand, payments: monthly('9958.34') })).toMatchObject({
      ok: true,
      warning: { percent: '36.00' },
    })
  })
})

const advance = (everyDay: string) => ({
  borrowedCents: 500_000,
  deductionsCents: 0,
  payments: dailyPayments(565_000, centsFromDecimal(everyDay)),
})

describe('V14 5,000 advanced, 5,650 due', () => {
  test('V14 25 a day: 226 days, 41.23%, a warning', () => {
    const loan = advance('25.00')
    expect(loan.payments).toHaveLength(226)
    expect(effectiveRate(loan).percent).toBe('41.23')
    expect(checkSchedule(loan)).toMatchObject({ ok: true, warning: { percent: '41.69' } })
  })

  test('V14 50 a day: 113 days, 82.11%, blocked', () => {
    const loan = advance('50.00')
    expect(loan.payments).toHaveLength(113)
    expect(effectiveRate(loan).percent).toBe('82.11')
    expect(checkSchedule(loan)).toMatchObject({ ok: false, percent: '83.02' })
  })
})

test('V15 17,000 advanced, 18,700 due, 144 a day: 130 days, the last 124, 55.02%, blocked', () => {
  const payments = dailyPayments(1_870_000, 14_400)
  expect(payments).toHaveLength(130)
  expect(payments.at(-1)).toEqual({ amountCents: 12_400, dayOffset: 130 })
  const loan = { borrowedCents: 1_700_000, deductionsCents: 0, payments }
  expect(effectiveRate(loan).percent).toBe('55.02')
  expect(checkSchedule(loan)).toMatchObject({ ok: false, percent: '55.63' })
})

test('a month is thirty days', () => {
  const inMonths = effectiveRate({ ...hundredThousand, payments: [{ amountCents: 10_300_000, months: 3 }] })
  const inDays = effectiveRate({ ...hundredThousand, payments: [{ amountCents: 10_300_000, dayOffset: 90 }] })
  expect(inDays).toEqual(inMonths)
  expect(inDays.percent).toBe('12.00')
})

test('a loan without interest has rate 0, even if repaid at once', () => {
  expect(
    effectiveRate({ ...hundredThousand, payments: [{ amountCents: 10_000_000, dayOffset: 0 }] }).percent,
  ).toBe('0.00')
})

test.each([
  ['interest over no time', 0, 10_000_001, 0],
  ['payments below the principal', 0, 9_999_999, 30],
  ['deductions of everything', 10_000_000, 10_000_000, 30],
  ['negative deductions', -1, 10_000_001, 30],
  ['a payment before the drawdown', 0, 10_000_001, -1],
])('%s has no rate', (_, deductionsCents, amountCents, dayOffset) => {
  const loan = { borrowedCents: 10_000_000, deductionsCents, payments: [{ amountCents, dayOffset }] }
  expect(() => effectiveRate(loan)).toThrow(RangeError)
})

test('a higher fee never lowers the rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 10 ** 10 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 1, max: 400 }),
      fc.array(fc.integer({ min: 1, max: 720 }), { minLength: 1, maxLength: 12 }),
      (borrowedCents, fee, more, days) => {
        const payments = days.map((dayOffset) => ({
          amountCents: Math.ceil((borrowedCents * 1.1) / days.length),
          dayOffset,
        }))
        const lower = effectiveRate({ borrowedCents, deductionsCents: fee, payments })
        const higher = effectiveRate({ borrowedCents, deductionsCents: fee + more, payments })
        expect(compare(higher.exact, lower.exact)).toBe(1)
      },
    ),
    { numRuns: 10_000, seed: 7 },
  )
})

/** Payments by date, for all readings. */
const dated = (drawdownDate: string, payments: readonly [date: string, amountCents: number][]) => ({
  ...hundredThousand,
  payments: payments.map(([date, amountCents]) => {
    const { days, monthDays } = elapsedBetween(drawdownDate, date)
    return { amountCents, dayOffset: days, monthDays }
  }),
})

const readingsOf = (loan: Loan): string[] => {
  const inDays = loan.payments.map((payment) => ({ ...payment, monthDays: undefined }))
  const byWeeks = { ...loan, payments: inDays as LoanPayment[] }
  return [
    effectiveRate(loan).percent,
    highestEffectiveRate(byWeeks).percent,
    highestEffectiveRate(loan).percent,
  ]
}

describe('V19 100,000 drawn on 2025-05-06 and repaid on 2025-06-06', () => {
  test.each([
    [10_390_000, ['45.29', '45.79', '46.80'], { ok: true }],
    [10_400_000, ['46.45', '46.97', '48.00'], { ok: true }],
    [10_400_001, ['46.45', '46.97', '48.00'], { ok: false }],
  ])('V19 by days, by weeks and by calendar months, with %d', (cents, percents, verdict) => {
    const loan = dated('2025-05-06', [['2025-06-06', cents]])
    expect(readingsOf(loan)).toEqual(percents)
    expect(checkSchedule(loan)).toMatchObject(verdict)
  })
})

test('V20 100,000 drawn on 2026-01-15, six monthly payments of 18,000: by days, months and weeks', () => {
  const months = [2, 3, 4, 5, 6, 7]
  const loan = dated(
    '2026-01-15',
    months.map((month) => [`2026-0${month}-15`, 1_800_000]),
  )
  expect(effectiveRate(loan).percent).toBe('27.34')
  const inMonths = {
    ...loan,
    payments: months.map((month) => ({ amountCents: 1_800_000, months: month - 1 })),
  }
  expect(highestEffectiveRate(inMonths).percent).toBe('27.43')
  expect(highestEffectiveRate(loan).percent).toBe('27.65')
})

test('days beyond a whole month count as thirtieths, and the end of a month is one', () => {
  expect(elapsedBetween('2026-01-31', '2026-02-28')).toEqual({ days: 28, monthDays: 30 })
  expect(elapsedBetween('2026-01-15', '2026-03-20')).toEqual({ days: 64, monthDays: 65 })
  expect(elapsedBetween('2026-03-01', '2026-03-01')).toEqual({ days: 0, monthDays: 0 })
})

test('the highest reading is at least each of them, whatever the loan', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 5_000_00 })), {
        minLength: 1,
        maxLength: 12,
      }),
      fc.integer({ min: 0, max: 900 }),
      (payments, day) => {
        const start = addDays('2024-01-01', day)
        const paid = payments.reduce((sum, [, amountCents]) => sum + amountCents, 0)
        const loan = {
          ...dated(
            start,
            payments.map(([after, amountCents]) => [addDays(start, after), amountCents]),
          ),
          borrowedCents: Math.max(1, Math.floor(paid * 0.9)),
        }
        const highest = highestEffectiveRate(loan).exact
        const inMonths = loan.payments.map(({ amountCents, monthDays }) => ({
          amountCents,
          dayOffset: monthDays,
        }))
        for (const reading of [effectiveRate(loan), effectiveRate({ ...loan, payments: inMonths })])
          expect(compare(highest, reading.exact)).toBeGreaterThanOrEqual(0)
        const byWeeks = multiply(effectiveRate(loan).exact, fraction(364n, 360n))
        expect(compare(highest, byWeeks)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
