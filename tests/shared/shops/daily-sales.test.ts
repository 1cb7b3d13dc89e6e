import { describe, expect, it } from 'vitest'
import {
  createSalesByDay,
  type SalesEntry,
  shownMonths,
  shownSalesFrom,
  sumByMonth,
  sumSales,
} from '#shared/shops/daily-sales.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'

const order = (id: string, at: string, kind: SalesEntry['kind'], amount: number): SalesEntry => ({
  id,
  at,
  kind,
  amount,
})

const orders = [
  order('1', '2026-10-31T15:59:59Z', 'sale', 10_000),
  order('2', '2026-10-31T16:00:00Z', 'sale', 2_550),
  order('3', '2026-11-01T09:00:00Z', 'refund', 550),
]

const daysOf = (all: readonly SalesEntry[]) => {
  const sales = createSalesByDay()
  for (const each of all) sales.add(each)
  return sales.days
}

describe('sales by day', () => {
  it('count on the order’s day in Hong Kong, with refunds separate from sales', () => {
    expect([...daysOf(orders)]).toEqual([
      ['2026-10-31', { sales: 10_000, refunds: 0, orders: 1 }],
      ['2026-11-01', { sales: 2_550, refunds: 550, orders: 2 }],
    ])
  })

  it('count an order once, however often it is read', () => {
    expect(daysOf([...orders, ...orders])).toEqual(daysOf(orders))
  })

  it('add up', () => {
    expect(sumSales(daysOf(orders).values())).toEqual({ sales: 12_550, refunds: 550, orders: 3 })
    expect(sumSales([])).toEqual({ sales: 0, refunds: 0, orders: 0 })
  })
})

describe('sales by month', () => {
  it('add up each calendar month, oldest first', () => {
    const days = [...daysOf(orders.toReversed())].map(([date, totals]) => ({ date, ...totals }))
    expect(sumByMonth(days)).toEqual([
      { month: '2026-10', sales: 10_000, refunds: 0, orders: 1 },
      { month: '2026-11', sales: 2_550, refunds: 550, orders: 2 },
    ])
  })

  it('are shown from the month of a year ago', () => {
    expect(shownSalesFrom('2026-11-21')).toBe('2025-11-01')
    expect(shownSalesFrom('2024-02-29')).toBe('2023-02-01')
  })

  it('are shown for every month, from the first order or a year ago up to the last complete day', () => {
    const months = [
      { month: '2026-08', sales: 5, refunds: 0, orders: 1 },
      { month: '2026-10', sales: 10_000, refunds: 7, orders: 1 },
    ]
    const span = { firstDate: '2026-08-20', to: '2026-11-03', today: '2026-11-03' }
    const shown = shownMonths(months, span)
    expect(shown.map(({ from, to, sales, refunds }) => [from, to, sales, refunds])).toEqual([
      ['2026-08-20', '2026-09-01', 5, 0],
      ['2026-09-01', '2026-10-01', 0, 0],
      ['2026-10-01', '2026-11-01', 10_000, 7],
      ['2026-11-01', '2026-11-03', 0, 0],
    ])
    expect(shownMonths(months, { ...span, today: '2027-10-02' })[0]?.from).toBe('2026-10-01')
  })
})

describe('an authorisation', () => {
  const shop = { status: 'authorized', expiresAt: '2026-11-21T00:00:00.000Z' } as const

  it('expires at its time', () => {
    expect(shopStatusAt(shop, new Date('2026-11-20T23:59:59.999Z'))).toBe('authorized')
    expect(shopStatusAt(shop, new Date('2026-11-21T00:00:00.000Z'))).toBe('expired')
  })

  it('does not expire without an end, and cannot be restored', () => {
    expect(shopStatusAt({ status: 'authorized' }, new Date('2099-01-01T00:00:00Z'))).toBe('authorized')
    expect(shopStatusAt({ ...shop, status: 'expired' }, new Date('2026-01-01T00:00:00Z'))).toBe('expired')
  })
})
