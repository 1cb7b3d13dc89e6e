import { describe, expect, test } from 'vitest'
import { chargeWeek } from '#shared/drawdown/charge-week.ts'
import { nextDueDateOf, unchargedAtPayout } from '#shared/drawdown/uncharged.ts'
import { priceSchedule } from '#shared/lending/drawdown-price.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { shareOfWeek, weekRepayment } from '#shared/lending/sales-weeks.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const priceAt = (marginPercent: string, percent: string) =>
  priceSchedule({
    amountCents: 1_000_000,
    deductionsCents: 0,
    benchmark: { percent, date: '2026-02-27', source: 'New York Fed' },
    terms: { ...productTerms.small_shop_financing, marginPercent },
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
  test('each week, its interest and what is left', () => {
    const price = priceAt('6.50', '5.50')
    let uncharged = unchargedAtPayout(price)
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
