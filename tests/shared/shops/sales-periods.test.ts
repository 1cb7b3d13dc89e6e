import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumSales } from '#shared/shops/daily-sales.ts'
import { salesPeriods } from '#shared/shops/sales-periods.ts'
import { addDays } from '#shared/time/business-date.ts'

const day = (date: string, sales: number, refunds = 0) => ({ date, sales, refunds, orders: 1 })

it('runs weeks from Monday to Sunday, also without an order, and cuts the first and the last', () => {
  // A Thursday; the 23rd is a Monday.
  const weeks = salesPeriods(
    [day('2026-11-12', 100), day('2026-11-22', 50), day('2026-11-23', 7, 2)],
    { from: '2026-11-12', to: '2026-11-25' },
    'week',
  )
  expect(weeks.map(({ from, to, sales, refunds }) => [from, to, sales, refunds])).toEqual([
    ['2026-11-12', '2026-11-16', 100, 0],
    ['2026-11-16', '2026-11-23', 50, 0],
    ['2026-11-23', '2026-11-25', 7, 2],
  ])
})

it('keeps what was converted and what was left out of each period', () => {
  const eur = { EUR: { sales: 30, refunds: 0, orders: 1 } }
  const [month] = salesPeriods(
    [
      { ...day('2026-11-12', 100), converted: eur },
      { ...day('2026-11-13', 5), converted: eur, leftOut: { XAF: { sales: 9, refunds: 1, orders: 2 } } },
    ],
    { from: '2026-11-01', to: '2026-12-01' },
    'month',
  )
  expect(month).toMatchObject({
    sales: 105,
    converted: { EUR: { sales: 60, orders: 2 } },
    leftOut: { XAF: { sales: 9, refunds: 1, orders: 2 } },
  })
})

it('adds up to all days, by month and by week', () => {
  const days = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 0, max: 394 }), fc.nat(1_000_000), fc.nat(1_000_000)),
    {
      selector: ([offset]) => offset,
    },
  )
  fc.assert(
    fc.property(days, (all) => {
      const sold = all.map(([offset, sales, refunds]) => day(addDays('2025-11-01', offset), sales, refunds))
      for (const kind of ['month', 'week'] as const)
        expect(sumSales(salesPeriods(sold, { from: '2025-11-01', to: '2026-12-01' }, kind))).toEqual(
          sumSales(sold),
        )
    }),
    { numRuns: 100 },
  )
})
