import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dailyPayments, effectiveRate, type LoanPayment } from '#shared/lending/effective-rate.ts'
import { checkSchedule } from '#shared/lending/policy.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { compare } from '#shared/money/fraction.ts'

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
    expect(checkSchedule(loan)).toMatchObject({ ok: true, warning: { percent: '41.23' } })
  })

  test('V14 50 a day: 113 days, 82.11%, blocked', () => {
    const loan = advance('50.00')
    expect(loan.payments).toHaveLength(113)
    expect(checkSchedule(loan)).toMatchObject({ ok: false, percent: '82.11' })
  })
})

test('V15 17,000 advanced, 18,700 due, 144 a day: 130 days, the last 124, 55.02%, blocked', () => {
  const payments = dailyPayments(1_870_000, 14_400)
  expect(payments).toHaveLength(130)
  expect(payments.at(-1)).toEqual({ amountCents: 12_400, dayOffset: 130 })
  const loan = { borrowedCents: 1_700_000, deductionsCents: 0, payments }
  expect(checkSchedule(loan)).toMatchObject({ ok: false, percent: '55.02' })
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
