import { describe, expect, test } from 'vitest'
import { chargeWeek } from '#shared/drawdown/charge-week.ts'
import { nextDueDateOf, unbilledAtPayout } from '#shared/drawdown/unbilled.ts'
import { priceSchedule } from '#shared/lending/drawdown-price.ts'
import { pricingTermsFor, productTerms } from '#shared/lending/product-terms.ts'
import { shareOfWeek, weekRepayment } from '#shared/lending/sales-weeks.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const priceAt = (marginPercent: string, percent: string, fees = { deductionsCents: 0, feeCents: 0 }) =>
  priceSchedule({
    amountCents: 1_000_000,
    ...fees,
    benchmark: { percent, date: '2026-02-27', source: 'New York Fed' },
    terms: { ...pricingTermsFor(productTerms.small_shop_financing, 'USD'), marginPercent },
    repayment: {
      method: 'salesShare',
      timing: 'periodic',
      collection: 'bank_transfer',
      salesSharePercent: '15.00',
    },
    drawdownDate: '2026-03-01',
    dueDates: ['2026-08-28'],
  })

const week = (netSalesCents: number) =>
  weekRepayment(shareOfWeek([{ shopId: 'one', netSalesCents, isEstimate: false }], '15.00'), 0, 0).dueCents

describe('V18 10,000.00 at 12%, repaid with 15% of sales', () => {
  test('charges interest on the remainder each week', () => {
    const price = priceAt('6.50', '5.50')
    let uncharged = unbilledAtPayout(price)
    const repaid = [1_200_000, 900_000, -50_000, 4_000_000, 3_000_000].map((netSalesCents) => {
      expect(nextDueDateOf(uncharged, hongKongCalendar)).toBeDefined()
      const due = chargeWeek(price, uncharged, week(netSalesCents), hongKongCalendar)
      uncharged = due.left
      return [
        due.dueDate,
        due.principalCents + due.interestCents,
        due.interestCents,
        uncharged.lots[0]?.principalCents ?? 0,
      ]
    })
    expect(repaid).toEqual([
      ['2026-03-11', 180_000, 3_333, 823_333],
      ['2026-03-18', 135_000, 1_921, 690_254],
      ['2026-03-25', 0, 0, 690_254],
      ['2026-04-01', 600_000, 3_221, 93_475],
      ['2026-04-10', 93_755, 280, 0],
    ])
    expect(nextDueDateOf(uncharged, hongKongCalendar)).toBeUndefined()
  })
})

const firstWeek = (fees: { deductionsCents: number; feeCents: number }) => {
  const price = priceAt('6.50', '5.50', fees)
  return chargeWeek(price, unbilledAtPayout(price), week(1_200_000), hongKongCalendar)
}

describe('with a fee of 1%', () => {
  test('deducted at payout: each week refunds the part for later days', () => {
    // 1,766.67 remain for principal. Each cent of principal refunds 170 of its 180 days: 1,783.51 with 16.84.
    expect(firstWeek({ deductionsCents: 10_000, feeCents: 0 })).toMatchObject({
      interestCents: 3_333,
      feeCents: 0,
      principalCents: 178_351,
      rebate: { interestCents: 0, feeCents: 1_684 },
      left: { lots: [{ principalCents: 821_649 }] },
    })
  })

  test('paid as it is earned: 10 of 180 days of it, and the rest repays principal', () => {
    expect(firstWeek({ deductionsCents: 0, feeCents: 10_000 })).toMatchObject({
      interestCents: 3_333,
      feeCents: 556,
      principalCents: 176_111,
      rebate: { interestCents: 0, feeCents: 0 },
    })
  })
})
