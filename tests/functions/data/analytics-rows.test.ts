import { expect, test } from 'vitest'
import { analyticsRowsOf } from '../../../functions/data/analytics-rows.ts'
import type { SalesOfDay } from '../../../functions/data/packed-sales.ts'
import { createMonthOfSales } from '../../../functions/data/replace-daily-sales.ts'
import type { Table } from '../../../functions/data/table.ts'
import { putSalesOfDay } from '../../support/stored-days.ts'

const table = { name: 'any' } as Table
const shop = { companyId: 'a', shopId: 's' }

const sold = (date: string, sales: number, currency: 'GBP' | 'USD' = 'GBP'): SalesOfDay => ({
  date,
  currency,
  sales,
  refunds: 1,
  orders: 2,
})

const rowsOf = (month: string, days: readonly SalesOfDay[], today: string) => {
  const write = createMonthOfSales(table, shop, month, days)
  if (write?.kind !== 'put') throw new Error('there is no month')
  return analyticsRowsOf(write.item, today).map(({ entity, row }) => [entity.name, ...row])
}

test('a month of a shop’s sales has a row for each of its days, and one for itself', () => {
  const days = [sold('2026-11-02', 100), sold('2026-11-03', 50)]
  expect(rowsOf('2026-11', days, '2027-02-28')).toEqual([
    ['shop_days', 's', '2026-11-02', 'GBP', 100n, 1n, 2n],
    ['shop_days', 's', '2026-11-03', 'GBP', 50n, 1n, 2n],
    ['shop_months', 's', '2026-11', 'GBP', 150n, 2n, 4n],
  ])
})

test('days are exported of this month and the three before it', () => {
  expect(rowsOf('2026-11', [sold('2026-11-30', 100)], '2027-03-01')).toEqual([
    ['shop_months', 's', '2026-11', 'GBP', 100n, 1n, 2n],
  ])
})

test('a month in which the shop changed its currency has a row of each', () => {
  const days = [sold('2026-11-02', 100), sold('2026-11-03', 50, 'USD')]
  expect(rowsOf('2026-11', days, '2027-06-01')).toEqual([
    ['shop_months', 's', '2026-11', 'GBP', 100n, 1n, 2n],
    ['shop_months', 's', '2026-11', 'USD', 50n, 1n, 2n],
  ])
})

test('a day with an item of its own is exported as one of a month', () => {
  const write = putSalesOfDay(table, shop, sold('2026-11-02', 100))
  if (write.kind !== 'put') throw new Error('there is no day')
  const rows = (today: string) => analyticsRowsOf(write.item, today).map(({ row }) => row)
  expect(rows('2027-02-28')).toEqual([['s', '2026-11-02', 'GBP', 100n, 1n, 2n]])
  expect(rows('2027-03-01')).toEqual([])
})
