import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocationPriorities, dueKinds } from '#shared/lending/allocation.ts'
import { dayCountBases } from '#shared/lending/day-count.ts'
import { noFeeProgress } from '#shared/lending/fees.ts'
import type { OutstandingDrawdown, OutstandingDrawdownTerms } from '#shared/lending/outstanding-drawdown.ts'
import { payoffOn, repayDrawdown } from '#shared/lending/payoff.ts'
import { rebateTotal } from '#shared/lending/rebate.ts'
import { interestTimings } from '#shared/lending/repayment-terms.ts'
import { scheduleDrawdown } from '#shared/lending/schedule.ts'
import { rateFromPercent } from '#shared/money/rate.ts'
import { addDays } from '#shared/time/business-date.ts'

const terms: OutstandingDrawdownTerms = {
  rate: rateFromPercent('12'),
  basis: 'ACT/360',
  drawdownDate: '2026-03-01',
  minimumInterestDays: 0,
  timing: 'maturity',
  graceDays: 3,
  overdueMultiplier: '1.0',
}

const drawdown: OutstandingDrawdown = {
  terms,
  lots: [{ dueDate: '2026-05-30', principalCents: 10_000_000 }],
  chargedDays: 0,
  charged: [],
  feeProgress: noFeeProgress,
}

const withTerms = (change: Partial<OutstandingDrawdownTerms>): OutstandingDrawdown => ({
  ...drawdown,
  terms: { ...terms, ...change },
})

const figures = (running: OutstandingDrawdown, date: string) => {
  const { interestCents, overdueInterestCents, rebate, totalCents } = payoffOn(running, date)
  return { interestCents, overdueInterestCents, rebateCents: rebateTotal(rebate), totalCents }
}

describe('the payoff of 100,000 at 12%, drawn 2026-03-01, due 2026-05-30', () => {
  test.each([
    ['2026-03-01', 0, 0],
    ['2026-03-31', 100_000, 0],
    ['2026-05-30', 300_000, 0],
    ['2026-06-02', 300_000, 0],
    ['2026-06-03', 300_000, 13_333],
    ['2026-06-19', 300_000, 66_667],
  ])('V3 on %s: interest %d, overdue interest %d', (date, interestCents, overdueInterestCents) => {
    expect(figures(drawdown, date)).toEqual({
      interestCents,
      overdueInterestCents,
      rebateCents: 0,
      totalCents: 10_000_000 + interestCents + overdueInterestCents,
    })
  })

  test('with a minimum tenor of 30 days, on day 7: 1,000', () => {
    expect(figures(withTerms({ minimumInterestDays: 30 }), '2026-03-08').interestCents).toBe(100_000)
  })

  test('with upfront interest: two thirds of 3,000 are refunded after 30 days, but not those of the minimum tenor', () => {
    const upfront = withTerms({ timing: 'upfront' })
    expect(figures(upfront, '2026-03-31')).toEqual({
      interestCents: 0,
      overdueInterestCents: 0,
      rebateCents: 200_000,
      totalCents: 9_800_000,
    })
    const kept = withTerms({ timing: 'upfront', minimumInterestDays: 60 })
    expect(figures(kept, '2026-03-31').rebateCents).toBe(100_000)
    expect(figures(upfront, '2026-05-30').rebateCents).toBe(0)
    expect(figures(upfront, '2026-06-19')).toMatchObject({ rebateCents: 0, overdueInterestCents: 66_667 })
  })

  test('with interest charged for the first 60 days: the rest', () => {
    expect(figures({ ...drawdown, chargedDays: 60 }, '2026-05-10').interestCents).toBe(33_333)
    expect(figures({ ...drawdown, chargedDays: 60 }, '2026-06-19').interestCents).toBe(100_000)
  })

  test('with a fee that is charged', () => {
    const fee = { id: 'fee', kind: 'fee', dueDate: '2026-03-01', amountCents: 5_000 } as const
    expect(payoffOn({ ...drawdown, charged: [fee] }, '2026-03-31')).toMatchObject({
      feeCents: 5_000,
      totalCents: 10_105_000,
    })
  })

  test('not before it was drawn', () => {
    expect(() => payoffOn(drawdown, '2026-02-28')).toThrow(RangeError)
  })
})

describe('with a fee of 2,000 over its 90 days', () => {
  const whole = { wholeCents: 200_000, centDays: 10_000_000 * 90 }
  const deducted = withTerms({ timing: 'upfront', deduction: whole })
  const besides = withTerms({ fee: whole })

  test('deducted at payout: the unearned part is refunded with the interest', () => {
    expect(payoffOn(deducted, '2026-03-31')).toMatchObject({
      rebate: { interestCents: 200_000, feeCents: 133_333 },
      totalCents: 9_666_667,
    })
    expect(payoffOn(deducted, '2026-05-30')).toMatchObject({
      rebate: { interestCents: 0, feeCents: 0 },
      totalCents: 10_000_000,
    })
  })

  test('paid at the due date: the part earned by then', () => {
    const dates = ['2026-03-01', '2026-03-31', '2026-05-30', '2026-06-19']
    expect(dates.map((date) => payoffOn(besides, date).feeCents)).toEqual([0, 66_667, 200_000, 200_000])
  })

  test('half repaid on day 30, half is earned from then on, and the parts add up', () => {
    // 1,000.00 of interest and 666.67 of the fee, then half of the principal.
    const { allocation, drawdown: after } = repayDrawdown(besides, 5_000_000 + 166_667, '2026-03-31')
    expect(allocation.settled.map(({ due, amountCents }) => [due.kind, amountCents])).toEqual([
      ['fee', 66_667],
      ['interest', 100_000],
      ['principal', 5_000_000],
    ])
    // 666.67 and half of the remaining 1,333.33.
    expect(payoffOn(after, '2026-05-30').feeCents).toBe(66_666)
  })
})

test('on the due date, the amount is the schedule’s', () => {
  for (const basis of dayCountBases) {
    const { totalCents } = scheduleDrawdown({
      ...terms,
      basis,
      principalCents: 10_000_000,
      dueDates: ['2026-05-30'],
      method: 'bullet',
    })
    expect(payoffOn(withTerms({ basis }), '2026-05-30').totalCents).toBe(totalCents)
  }
})

describe('a prepayment', () => {
  test('pays the interest to its day, then the next due principal', () => {
    const twoLots: OutstandingDrawdown = {
      ...drawdown,
      lots: [
        { dueDate: '2026-04-30', principalCents: 4_000_000 },
        { dueDate: '2026-05-30', principalCents: 6_000_000 },
      ],
    }
    const { allocation, drawdown: after } = repayDrawdown(twoLots, 5_100_000, '2026-03-31')
    expect(allocation.settled.map(({ due, amountCents }) => [due.kind, amountCents])).toEqual([
      ['interest', 100_000],
      ['principal', 4_000_000],
      ['principal', 1_000_000],
    ])
    expect(after).toMatchObject({
      lots: [{ dueDate: '2026-05-30', principalCents: 5_000_000 }],
      chargedDays: 30,
      charged: [],
    })
    // 50,000 for the remaining sixty days.
    expect(payoffOn(after, '2026-05-30').totalCents).toBe(5_100_000)
  })

  test('below the interest leaves the rest of it charged once', () => {
    const { drawdown: after } = repayDrawdown(drawdown, 40_000, '2026-03-31')
    expect(after.charged).toMatchObject([{ kind: 'interest', amountCents: 60_000 }])
    expect(payoffOn(after, '2026-03-31').totalCents).toBe(10_060_000)
    expect(payoffOn(after, '2026-04-30').totalCents).toBe(10_160_000)
  })

  test('within the minimum tenor pays its interest once', () => {
    const { drawdown: after } = repayDrawdown(withTerms({ minimumInterestDays: 30 }), 5_100_000, '2026-03-08')
    expect(after.lots).toEqual([{ dueDate: '2026-05-30', principalCents: 5_000_000 }])
    expect(payoffOn(after, '2026-03-31').totalCents).toBe(5_000_000)
    expect(payoffOn(after, '2026-04-30').totalCents).toBe(5_050_000)
  })

  test('dated before an existing charge charges nothing twice', () => {
    const { drawdown: after } = repayDrawdown({ ...drawdown, chargedDays: 60 }, 1_000_000, '2026-03-31')
    expect(after).toMatchObject({ chargedDays: 60, lots: [{ principalCents: 9_000_000 }] })
  })

  test('on the due date leaves the rest to become overdue', () => {
    const { drawdown: after } = repayDrawdown(drawdown, 5_300_000, '2026-05-30')
    expect(figures(after, '2026-06-19')).toMatchObject({ interestCents: 0, overdueInterestCents: 33_333 })
  })

  test('with upfront interest gets its refund at once, which also repays principal', () => {
    // A repayment on day 30 refunds a fiftieth of its principal (2%): 49,000 repay 50,000.
    const { drawdown: after, rebate } = repayDrawdown(
      withTerms({ timing: 'upfront' }),
      4_900_000,
      '2026-03-31',
    )
    expect(rebate).toEqual({ interestCents: 100_000, feeCents: 0 })
    expect(after.lots).toEqual([{ dueDate: '2026-05-30', principalCents: 5_000_000 }])
    expect(figures(after, '2026-05-30')).toMatchObject({ rebateCents: 0, totalCents: 5_000_000 })
  })

  test('of more than the payoff leaves a surplus', () => {
    const { allocation, drawdown: after } = repayDrawdown(drawdown, 10_100_001, '2026-03-31')
    expect(allocation.surplusCents).toBe(1)
    expect(after).toMatchObject({ lots: [], charged: [] })
  })
})

const anyDrawdown = fc.record({
  terms: fc.record({
    rate: fc.integer({ min: 0, max: 4_800 }).map((n) => rateFromPercent((n / 100).toFixed(2))),
    basis: fc.constantFrom(...dayCountBases),
    drawdownDate: fc.constant('2026-03-01'),
    minimumInterestDays: fc.constantFrom(0, 0, 10, 60),
    timing: fc.constantFrom(...interestTimings),
    deduction: fc.integer({ min: 0, max: 10 ** 5 }).map((wholeCents) => ({ wholeCents, centDays: 10 ** 9 })),
    fee: fc.integer({ min: 0, max: 10 ** 5 }).map((wholeCents) => ({ wholeCents, centDays: 10 ** 9 })),
    graceDays: fc.constantFrom(0, 3),
    overdueMultiplier: fc.constantFrom('1.0', '1.5'),
  }),
  lots: fc
    .uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 3 })
    .chain((days) =>
      fc.tuple(
        ...days
          .toSorted((a, b) => a - b)
          .map((day) =>
            fc
              .integer({ min: 1, max: 10 ** 9 })
              .map((principalCents) => ({ dueDate: addDays('2026-03-01', day), principalCents })),
          ),
      ),
    ),
  chargedDays: fc.constant(0),
  charged: fc.array(
    fc.record({
      id: fc.constantFrom('fee 1', 'fee 2'),
      kind: fc.constant('fee' as const),
      dueDate: fc.constant('2026-03-01'),
      amountCents: fc.integer({ min: 0, max: 10 ** 5 }),
    }),
    { maxLength: 2 },
  ),
  feeProgress: fc.constant(noFeeProgress),
})

const anyRepayments = fc.array(
  fc.record({ afterDays: fc.integer({ min: 0, max: 80 }), share: fc.integer({ min: 0, max: 60 }) }),
  { maxLength: 2 },
)

test('after any prepayments, the payoff settles to exactly zero, and a cent less does not', () => {
  fc.assert(
    fc.property(
      anyDrawdown,
      anyRepayments,
      fc.shuffledSubarray([...dueKinds], { minLength: dueKinds.length }),
      fc.constantFrom(...allocationPriorities),
      fc.integer({ min: 0, max: 80 }),
      (start, repayments, order, priority, lastAfter) => {
        let running: OutstandingDrawdown = start
        let date: string = start.terms.drawdownDate
        for (const { afterDays, share } of repayments) {
          date = addDays(date, afterDays)
          const amount = Math.floor((payoffOn(running, date).totalCents * share) / 100)
          const repaid = repayDrawdown(running, amount, date, order, priority)
          expect(repaid.allocation.settled.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
            amount + rebateTotal(repaid.rebate),
          )
          running = repaid.drawdown
        }
        date = addDays(date, lastAfter)
        const payoff = payoffOn(running, date)
        const pay = (cents: number) => repayDrawdown(running, cents, date, order, priority)
        const { allocation, drawdown: settled, rebate } = pay(payoff.totalCents)
        const shortBy = Math.min(1, payoff.totalCents)
        const short = payoffOn(pay(payoff.totalCents - shortBy).drawdown, date).totalCents
        expect([
          allocation.remaining.length + settled.lots.length + settled.charged.length,
          allocation.surplusCents,
          payoffOn(settled, date).totalCents,
          rebate,
          // A rebate in two parts is rounded twice.
          Math.abs(short - shortBy) <= (rebateTotal(payoff.rebate) > 0 ? 1 : 0),
        ]).toEqual([0, 0, 0, payoff.rebate, true])
      },
    ),
    { numRuns: 2_000, seed: 5 },
  )
})
