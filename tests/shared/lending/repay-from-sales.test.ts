import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayCountBases } from '#shared/lending/day-count.ts'
import { accruedInterest, roundAccruedInterest } from '#shared/lending/interest.ts'
import { repayFromSales } from '#shared/lending/repay-from-sales.ts'
import { compare, fraction } from '#shared/money/fraction.ts'
import { rateFromPercent } from '#shared/money/rate.ts'

const loan = {
  principalCents: 9_000_000,
  rate: rateFromPercent('12'),
  basis: 'ACT/360',
  drawdownDate: '2026-03-01',
  dueDate: '2026-05-30',
  minimumInterestDays: 0,
  timing: 'maturity',
  deductionsCents: 0,
  feeCents: 0,
  dailyCents: 0,
} as const

test('without payments everything is owed on the due date, with the interest of the whole term', () => {
  expect(repayFromSales(loan)).toEqual({
    repaidBy: '2026-05-30',
    payments: [{ amountCents: 9_270_000, dayOffset: 90 }],
    paidCents: 9_270_000,
    leftOnDueDateCents: 9_270_000,
  })
})

test('three days by hand: interest of 30.00, 19.99 and 9.98 to fractions of a cent, rounded once', () => {
  // 90,000.00 accrues 30; then 59,969.97 accrues 19.98999; then 29,929.92999 accrues 9.976643…, owed with it:
  // 29,939.906….
  const repaid = repayFromSales({ ...loan, dailyCents: 3_006_003 })
  expect(repaid.payments).toEqual([
    { amountCents: 3_006_003, dayOffset: 1 },
    { amountCents: 3_006_003, dayOffset: 2 },
    { amountCents: 2_993_991, dayOffset: 3 },
  ])
  expect(repaid).toMatchObject({ repaidBy: '2026-03-04', paidCents: 9_005_997, leftOnDueDateCents: 0 })
})

test('repaid at once, the first day or the minimum tenor accrues interest', () => {
  expect(repayFromSales({ ...loan, dailyCents: 10_000_000 })).toMatchObject({
    repaidBy: '2026-03-02',
    paidCents: 9_003_000,
  })
  expect(repayFromSales({ ...loan, dailyCents: 10_000_000, minimumInterestDays: 30 })).toMatchObject({
    repaidBy: '2026-03-02',
    paidCents: 9_090_000,
  })
})

test('the amount that a pace does not repay remains on the due date', () => {
  const repaid = repayFromSales({ ...loan, dailyCents: 50_000 })
  expect(repaid.payments).toHaveLength(90)
  const last = repaid.payments.at(-1)?.amountCents ?? 0
  expect(repaid.leftOnDueDateCents).toBe(last - 50_000)
  expect(89 * 50_000 + last).toBe(repaid.paidCents)
})

describe('90,000 with interest and a fee of 900 deducted at payout', () => {
  const taken = { ...loan, timing: 'upfront', deductionsCents: 90_000 } as const

  test('only the principal is due on the due date', () => {
    expect(repayFromSales(taken)).toMatchObject({ paidCents: 9_000_000 })
  })

  test('interest and fee are refunded for the days after repayment', () => {
    // 89 of 90 days of 2,700 and 900: 3,560.00.
    expect(repayFromSales({ ...taken, dailyCents: 10_000_000 })).toMatchObject({
      repaidBy: '2026-03-02',
      paidCents: 8_644_000,
    })
  })
})

test('a fee of 900 paid as it is earned costs 10 a day', () => {
  const fee = { ...loan, feeCents: 90_000 }
  expect(repayFromSales(fee).paidCents).toBe(9_360_000)
  expect(repayFromSales({ ...fee, dailyCents: 10_000_000 }).paidCents).toBe(9_004_000)
})

describe('refuses', () => {
  test.each([
    ['a due date on the drawdown', { dueDate: '2026-03-01' }],
    ['a negative daily amount', { dailyCents: -1 }],
    ['a fraction of a cent per day', { dailyCents: 0.5 }],
  ])('%s', (_, change) => expect(() => repayFromSales({ ...loan, ...change })).toThrow(RangeError))
})

test('payments add up, interest never exceeds that of the whole term, and a faster pace never costs more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.integer({ min: 0, max: 4_800 }).map((n) => rateFromPercent((n / 100).toFixed(2))),
      fc.constantFrom(...dayCountBases),
      fc.integer({ min: 0, max: 10 ** 8 }),
      fc.integer({ min: 0, max: 10 ** 7 }),
      (principalCents, rate, basis, dailyCents, more) => {
        const any = { ...loan, principalCents, rate, basis, dueDate: '2026-03-31' }
        const repaid = repayFromSales({ ...any, dailyCents })
        const faster = repayFromSales({ ...any, dailyCents: dailyCents + more })
        const paid = repaid.payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
        const whole = roundAccruedInterest(
          accruedInterest({ ...any, from: any.drawdownDate, to: any.dueDate }),
        )
        const interestCents = repaid.paidCents - principalCents
        expect([
          paid === repaid.paidCents,
          interestCents >= 0 && interestCents <= whole,
          faster.paidCents <= repaid.paidCents,
          faster.repaidBy <= repaid.repaidBy,
        ]).toEqual([true, true, true, true])
        expect(compare(rate, fraction(0n)) > 0 || interestCents === 0).toBe(true)
      },
    ),
    { numRuns: 1000, seed: 6 },
  )
})
