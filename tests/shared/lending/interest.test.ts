import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayCount, dayCountBases, interestDays } from '../../../shared/lending/day-count.ts'
import { accruedInterest, overdueInterest, postInterest } from '../../../shared/lending/interest.ts'
import { decimalFromCents } from '../../../shared/money/cents.ts'
import { rateFromPercent } from '../../../shared/money/rate.ts'
import { addDays } from '../../../shared/time/business-date.ts'

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
    expect(decimalFromCents(postInterest(accruedInterest(period)))).toBe(interest)
  })
})

describe('V4 100,000 at 12% from 2026-02-15 to 03-15', () => {
  test.each([
    ['ACT/360', '933.33'],
    ['ACT/365F', '920.55'],
    ['30/360', '1000.00'],
  ] as const)('V4 %s: %s', (basis, interest) => {
    const period = { ...hundredThousand, basis, from: '2026-02-15', to: '2026-03-15' }
    expect(decimalFromCents(postInterest(accruedInterest(period)))).toBe(interest)
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
  expect(decimalFromCents(postInterest(accrued))).toBe('100.00')
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
    expect(decimalFromCents(postInterest(overdueInterest(overdue)))).toBe('333.33')
  })

  test('an exempt product may charge more', () => {
    expect(postInterest(overdueInterest({ ...overdue, multiplier: '1.5' }))).toBe(50_000)
  })

  test.each([
    ['2026-05-01', 0],
    ['2026-05-30', 0],
    ['2026-06-02', 0],
    ['2026-06-03', 6667],
  ])('paid %s, three days of grace: %d', (to, cents) => {
    expect(postInterest(overdueInterest({ ...overdue, to }))).toBe(cents)
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
    expect(postInterest(accruedInterest(period))).toBe(cents)
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
  ])('%s to %s is %d days', (from, to, days) => expect(interestDays('30/360', from, to)).toBe(days))
})

test.each(dayCountBases)('%s: no day, no interest; no period backwards', (basis) => {
  expect(dayCount(basis, '2026-03-01', '2026-03-01').numerator).toBe(0n)
  expect(() => dayCount(basis, '2026-03-02', '2026-03-01')).toThrow(RangeError)
})

test('interest over adjacent periods adds up within a cent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ACT/360' as const, 'ACT/365F' as const),
      fc.integer({ min: 1, max: 10 ** 12 }),
      fc.integer({ min: 0, max: 6000 }).map((hundredths) => rateFromPercent(decimalFromCents(hundredths))),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 400 }),
      (basis, principalCents, rate, first, second) => {
        const from = '2026-01-15'
        const middle = addDays(from, first)
        const to = addDays(middle, second)
        const interest = (start: string, end: string) =>
          postInterest(accruedInterest({ principalCents, rate, basis, from: start, to: end }))
        expect(
          Math.abs(interest(from, middle) + interest(middle, to) - interest(from, to)),
        ).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 300 },
  )
})
