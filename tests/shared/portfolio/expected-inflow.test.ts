import { describe, expect, test } from 'vitest'
import { chargeWeek } from '#shared/drawdown/charge-week.ts'
import { unbilledAtPayout } from '#shared/drawdown/unbilled.ts'
import { priceSchedule } from '#shared/lending/drawdown-price.ts'
import { pricingTermsFor, productTerms } from '#shared/lending/product-terms.ts'
import type { RepaymentMethod } from '#shared/lending/repayment-options.ts'
import { expectedDues, expectedInflow } from '#shared/portfolio/expected-inflow.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const priceOf = (
  repayment: { method: RepaymentMethod; timing: 'periodic' | 'maturity'; salesSharePercent?: string },
  dueDates: readonly string[],
  feeCents = 0,
) =>
  priceSchedule({
    amountCents: 10_000_00,
    deductionsCents: 0,
    feeCents,
    benchmark: { percent: '5.50', date: '2026-02-27', source: 'New York Fed' },
    terms: { ...pricingTermsFor(productTerms.small_shop_financing, 'USD'), marginPercent: '6.50' },
    repayment: { ...repayment, collection: 'bank_transfer' },
    drawdownDate: '2026-03-01',
    dueDates,
  })

/** Weeks like this one all year. */
const weeksOf = (weekCents: number) => ({
  yearlyNetSalesCents: weekCents * 52,
  minimumRepaymentCents: 0,
  minimumInterestDays: 0,
})

describe('V18 10,000.00 at 12%, repaid with 15% of sales', () => {
  const price = priceOf({ method: 'salesShare', timing: 'periodic', salesSharePercent: '15.00' }, [
    '2026-08-28',
  ])

  test('each week’s repayment is the forecast if all weeks are the same', () => {
    let left = unbilledAtPayout(price)
    const next = [12_000_00, 9_000_00, -500_00, 40_000_00, 30_000_00].map((netSalesCents) => {
      const [due] = expectedInflow(price, left, weeksOf(netSalesCents))
      left = chargeWeek(price, left, Math.max(0, Math.round(netSalesCents * 0.15)), hongKongCalendar).left
      return due
    })
    expect(next).toEqual([
      { date: '2026-03-11', cents: 1_800_00 },
      { date: '2026-03-18', cents: 1_350_00 },
      // Such weeks repay nothing: everything falls due at the end, with interest for 180 days less the 17
      // charged.
      { date: '2026-08-28', cents: 6_902_54 + 375_04 },
      { date: '2026-04-01', cents: 6_000_00 },
      { date: '2026-04-10', cents: 937_55 },
    ])
    expect(left.lots).toEqual([])
  })

  test('is forecast weekly in principal and interest until it is repaid', () => {
    const dues = expectedDues(price, unbilledAtPayout(price), weeksOf(12_000_00))
    expect(dues[0]).toEqual({
      dueDate: '2026-03-11',
      principalCents: 1_766_67,
      interestCents: 33_33,
      feeCents: 0,
      isSupposed: true,
    })
    expect(dues.map(({ dueDate }) => dueDate)).toEqual([
      '2026-03-11',
      '2026-03-18',
      '2026-03-25',
      '2026-04-01',
      '2026-04-10',
      '2026-04-15',
    ])
    expect(dues.reduce((sum, { principalCents }) => sum + principalCents, 0)).toBe(10_000_00)
  })

  test('a week never repays less than the terms’ minimum', () => {
    const [due] = expectedInflow(price, unbilledAtPayout(price), {
      ...weeksOf(100_00),
      minimumRepaymentCents: 500_00,
    })
    expect(due).toEqual({ date: '2026-03-11', cents: 500_00 })
  })
})

test('a schedule is forecast as agreed, each date with its interest and its part of the fee', () => {
  const price = priceOf(
    { method: 'equalPrincipal', timing: 'periodic' },
    ['2026-03-31', '2026-04-30', '2026-05-29'],
    90_00,
  )
  const dues = expectedDues(price, unbilledAtPayout(price), weeksOf(0))
  expect(dues).toEqual(
    price.schedule.map(({ dueDate, principalCents, interestCents, feeCents }) => ({
      dueDate,
      principalCents,
      interestCents,
      feeCents: feeCents ?? 0,
      isSupposed: false,
    })),
  )
  expect(dues.map(({ principalCents }) => principalCents)).toEqual([3_333_33, 3_333_33, 3_333_34])
  expect(dues[0]).toMatchObject({ interestCents: 100_00 })
})
