import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DayCountBasis, dayCount, dayCountBases, interestDays } from '#shared/lending/day-count.ts'
import { accruedInterest, overdueInterest, roundAccruedInterest } from '#shared/lending/interest.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { type Rate, rateFromPercent } from '#shared/money/rate.ts'
import { addDays, addMonths } from '#shared/time/business-date.ts'

const twelvePercent = rateFromPercent('12')
const hundredThousand = { principalCents: 10_000_000, rate: twelvePercent }

describe('V3 100,000 at 12% from 2026-03-01 to 05-30', () => {
  test.each([
    ['ACT/360', 90, '3000.00'],
    ['ACT/365F', 90, '2958.90'],
    ['30/360', 89, '2966.67'],
  ] as const)('V3 %s: %d days, %s', (basis, days, interest) => {
    const period = { ...hundredThousand, basis, from: '2026-03-01', to: '2026-05-30' }
    expect(interestDays(basis, period.from, period.to)).toBe(days)
    expect(decimalFromCents(roundAccruedInterest(accruedInterest(period)))).toBe(interest)
  })
})

describe('V4 100,000 at 12% from 2026-02-15 to 03-15', () => {
  test.each([
    ['ACT/360', '933.33'],
    ['ACT/365F', '920.55'],
    ['30/360', '1000.00'],
  ] as const)('V4 %s: %s', (basis, interest) => {
    const period = { ...hundredThousand, basis, from: '2026-02-15', to: '2026-03-15' }
    expect(decimalFromCents(roundAccruedInterest(accruedInterest(period)))).toBe(interest)
  })
})

test('rounded once: 10,000 at 12% for 30 days, ACT/360, is 100.00', () => {
  const accrued = accruedInterest({
    principalCents: 1_000_000,
    rate: twelvePercent,
    basis: 'ACT/360',
    from: '2026-04-01',
    to: '2026-05-01',
  })
  expect(decimalFromCents(roundAccruedInterest(accrued))).toBe('100.00')
})

describe('V10 50,000 overdue 20 days at 12%, ACT/360', () => {
  const overdue = {
    overduePrincipalCents: 5_000_000,
    rate: twelvePercent,
    basis: 'ACT/360',
    multiplier: '1.0',
    dueDate: '2026-05-30',
    to: '2026-06-19',
    graceDays: 3,
  } as const

  test('V10 × 1.0: 333.33', () => {
    expect(decimalFromCents(roundAccruedInterest(overdueInterest(overdue)))).toBe('333.33')
  })

  test('an exempt product may charge more', () => {
    expect(roundAccruedInterest(overdueInterest({ ...overdue, multiplier: '1.5' }))).toBe(50_000)
  })

  test.each([
    ['2026-05-01', 0],
    ['2026-05-30', 0],
    ['2026-06-02', 0],
    ['2026-06-03', 6667],
  ])('paid %s, three days of grace: %d', (to, cents) => {
    expect(roundAccruedInterest(overdueInterest({ ...overdue, to }))).toBe(cents)
  })
})

describe('minimum interest tenor', () => {
  test.each([
    ['2026-03-01', 100_000],
    ['2026-03-08', 100_000],
    ['2026-03-31', 100_000],
    ['2026-04-01', 103_333],
  ])('30 days at least, repaid %s: %d', (to, cents) => {
    const period = { ...hundredThousand, basis: 'ACT/360', from: '2026-03-01', to, minimumDays: 30 } as const
    expect(roundAccruedInterest(accruedInterest(period))).toBe(cents)
  })
})

describe('30/360 (US)', () => {
  test.each([
    ['2026-01-31', '2026-02-28', 28],
    ['2026-01-30', '2026-01-31', 0],
    ['2026-01-29', '2026-01-31', 2],
    ['2026-02-28', '2026-03-31', 30],
    ['2026-02-28', '2027-02-28', 360],
    ['2024-02-28', '2024-03-01', 3],
    ['2026-01-01', '2027-01-01', 360],
    ['2026-01-15', '2026-01-31', 16],
    ['2026-01-31', '2026-03-31', 60],
    ['2026-01-30', '2026-03-31', 60],
    ['2026-01-29', '2026-03-31', 62],
    ['2026-01-31', '2026-02-01', 1],
    ['2024-01-31', '2024-02-29', 29],
    ['2024-02-29', '2025-02-28', 360],
    ['2023-02-28', '2024-02-29', 360],
    ['2023-02-28', '2024-02-28', 358],
    ['2024-02-29', '2024-03-31', 30],
    ['2024-02-28', '2024-03-31', 33],
    ['2026-02-27', '2026-02-28', 1],
    ['2026-02-28', '2026-03-01', 1],
    ['2026-05-31', '2026-12-31', 210],
  ])('%s to %s is %d days', (from, to, days) => expect(interestDays('30/360', from, to)).toBe(days))
})

test.each(dayCountBases)('%s: no day, no interest; no period backwards', (basis) => {
  expect(dayCount(basis, '2026-03-01', '2026-03-01').numerator).toBe(0n)
  expect(() => dayCount(basis, '2026-03-02', '2026-03-01')).toThrow(RangeError)
})

test.each(dayCountBases)('%s: a day later, no more days to any date', (basis) => {
  const startDays = Array.from({ length: 4 * 365 + 1 }, (_, index) => addDays('2026-01-01', index))
  for (const start of startDays) {
    const later = addDays(start, 1)
    for (const days of [0, 1, 27, 28, 29, 30, 31, 58, 59, 60, 61, 365, 366, 730]) {
      const end = addDays(later, days)
      expect(interestDays(basis, later, end), `${start} to ${end}`).toBeLessThanOrEqual(
        interestDays(basis, start, end),
      )
    }
  }
})

const interestOf = (basis: DayCountBasis, principalCents: number, rate: Rate, from: string, to: string) =>
  roundAccruedInterest(accruedInterest({ principalCents, rate, basis, from, to }))

const anyPrincipal = fc.integer({ min: 1, max: 10 ** 12 })
const anyRate = fc
  .integer({ min: 0, max: 6000 })
  .map((hundredths) => rateFromPercent(decimalFromCents(hundredths)))

test('interest over adjacent periods adds up within a cent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ACT/360' as const, 'ACT/365F' as const),
      anyPrincipal,
      anyRate,
      fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 3, maxLength: 3 }),
      (basis, principal, rate, [start = 0, first = 0, second = 0]) => {
        const from = addDays('2026-01-01', start)
        const middle = addDays(from, first)
        const to = addDays(middle, second)
        const interest = (a: string, b: string) => interestOf(basis, principal, rate, a, b)
        expect(
          Math.abs(interest(from, middle) + interest(middle, to) - interest(from, to)),
        ).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 10_000, seed: 3 },
  )
})

test('so does interest under 30/360 between days that it does not adjust', () => {
  const anyDay = fc
    .tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 26 }))
    .map(([months, days]) => addDays(addMonths('2026-01-01', months), days))
  fc.assert(
    fc.property(
      anyPrincipal,
      anyRate,
      fc.array(anyDay, { minLength: 3, maxLength: 3 }),
      (principal, rate, unordered) => {
        const [from = '', middle = '', to = ''] = unordered.toSorted()
        const interest = (a: string, b: string) => interestOf('30/360', principal, rate, a, b)
        expect(
          Math.abs(interest(from, middle) + interest(middle, to) - interest(from, to)),
        ).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 10_000, seed: 30 },
  )
})

test('V24 100,000 at 10.80% for 90 days: 2,700.00 by ACT/360, 2,663.01 by ACT/365F', () => {
  const period = {
    principalCents: 10_000_000,
    rate: rateFromPercent('10.80'),
    from: '2026-03-01',
    to: '2026-05-30',
  }
  expect(roundAccruedInterest(accruedInterest({ ...period, basis: 'ACT/360' }))).toBe(270_000)
  expect(roundAccruedInterest(accruedInterest({ ...period, basis: 'ACT/365F' }))).toBe(266_301)
})
