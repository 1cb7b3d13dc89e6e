import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/time/business-date.ts'
import { collect } from '../../../functions/data/collect.ts'
import { companyPartition } from '../../../functions/data/companies.ts'
import { listDailySales, listEveryDay } from '../../../functions/data/daily-sales.ts'
import { packSales, type SalesOfDay, unpackSales } from '../../../functions/data/packed-sales.ts'
import { packEveryDay, replaceDailySales } from '../../../functions/data/replace-daily-sales.ts'
import type { Table } from '../../../functions/data/table.ts'
import { createFailingTable } from '../../support/failing-table.ts'
import { createMemoryTable } from '../../support/memory-table.ts'
import { putSalesOfDay } from '../../support/stored-days.ts'

const shop = { companyId: 'company', shopId: 'shop' }

const salesOf = (date: string, sales: number): SalesOfDay => ({
  date,
  currency: 'GBP',
  sales,
  refunds: 0,
  orders: 1,
})

const keysOf = async (table: Table) =>
  (await collect(table.all({ pk: companyPartition(shop.companyId) }))).map(({ sk }) => sk)

const totals = fc.record({ sales: fc.maxSafeInteger(), refunds: fc.nat(), orders: fc.nat() })

test('days are the same after they were packed', () => {
  const day = fc.record(
    {
      date: fc.constantFrom('2026-11-01', '2026-11-02'),
      currency: fc.constantFrom('GBP' as const, 'USD' as const),
      sales: fc.maxSafeInteger(),
      refunds: fc.nat(),
      orders: fc.nat(),
      reported: fc.nat(),
      converted: fc.dictionary(fc.constantFrom('EUR', 'CNY'), totals),
      leftOut: fc.dictionary(fc.constantFrom('EUR', 'CNY'), totals),
    },
    { requiredKeys: ['date', 'currency', 'sales', 'refunds', 'orders'] },
  )
  fc.assert(
    fc.property(fc.array(day), (days) => {
      expect(unpackSales(packSales(days))).toEqual(days)
    }),
  )
})

describe('daily sales', () => {
  test('of a range are replaced, whatever months and items they are in', async () => {
    const table = createMemoryTable('sales')
    // Stored before months were; one of them is within a month of now.
    for (const date of ['2026-10-30', '2026-11-02'])
      await table.write(putSalesOfDay(table, shop, salesOf(date, 1)))
    await replaceDailySales(table, shop, { from: '2026-11-20', to: '2026-12-03' }, [
      salesOf('2026-11-21', 2),
      salesOf('2026-12-01', 3),
    ])
    expect(await keysOf(table)).toEqual([
      'SHOPDAY#shop#2026-10-30',
      'SHOPDAY#shop#2026-11',
      'SHOPDAY#shop#2026-12',
    ])
    await replaceDailySales(table, shop, { from: '2026-10-31', to: '2026-11-22' }, [salesOf('2026-11-10', 4)])
    const days = await listEveryDay(table, shop)
    expect(days.map(({ date, sales }) => [date, sales])).toEqual([
      ['2026-10-30', 1],
      ['2026-11-10', 4],
      ['2026-12-01', 3],
    ])
    expect(await listDailySales(table, shop, '2026-11-10', '2026-11-30')).toEqual([salesOf('2026-11-10', 4)])
    expect(await listDailySales(table, shop, '2026-11-11', '2026-11-30')).toEqual([])
    await replaceDailySales(table, shop, { from: '2026-01-01', to: '2027-01-01' }, [])
    expect(await keysOf(table)).toEqual([])
  })

  test('of a day with an item of its own count in place of its month’s, and go into the month', async () => {
    const table = createMemoryTable('sales')
    await replaceDailySales(table, shop, { from: '2026-11-01', to: '2026-12-01' }, [
      salesOf('2026-11-01', 1),
      salesOf('2026-11-03', 3),
    ])
    for (const date of ['2026-11-02', '2026-11-03'])
      await table.write(putSalesOfDay(table, shop, salesOf(date, 20)))
    const all = ['2026-11-01', '2026-11-02', '2026-11-03'].map((date, at) => salesOf(date, at ? 20 : 1))
    expect(await listEveryDay(table, shop)).toEqual(all)
    expect(await packEveryDay(table, shop)).toEqual(all)
    expect(await keysOf(table)).toEqual(['SHOPDAY#shop#2026-11'])
    expect(await listEveryDay(table, shop)).toEqual(all)
  })

  test('that are stored are not written again', async () => {
    const table = createMemoryTable('sales')
    const [range, days] = [{ from: '2026-11-01', to: '2026-11-03' }, [salesOf('2026-11-01', 1)]]
    await replaceDailySales(table, shop, range, days)
    const failing = createFailingTable(table, () => 'before')
    await replaceDailySales(failing.table, shop, range, days)
    expect(failing.crashes()).toBe(0)
  })

  test('of two writers at once are both kept', async () => {
    const table = createMemoryTable('sales')
    const dates = ['2026-11-01', '2026-11-05', '2026-11-09']
    await Promise.all(
      dates.map((from, at) =>
        replaceDailySales(table, shop, { from, to: addDays(from, 1) }, [salesOf(from, at)]),
      ),
    )
    expect((await listEveryDay(table, shop)).map(({ date }) => date)).toEqual(dates)
  })

  test.each(['before', 'after'] as const)('are missing at no moment %s a crash', async (time) => {
    const table = createMemoryTable('sales')
    const dates = ['2026-11-01', '2026-11-02']
    for (const date of dates) await table.write(putSalesOfDay(table, shop, salesOf(date, 7)))
    let crashed = true
    for (let write = 1; crashed; write++) {
      const failing = createFailingTable(table, (nth) => (nth === write ? time : undefined))
      await packEveryDay(failing.table, shop).catch(() => undefined)
      crashed = failing.crashes() > 0
      expect(await listEveryDay(table, shop)).toEqual(dates.map((date) => salesOf(date, 7)))
    }
    expect(await keysOf(table)).toEqual(['SHOPDAY#shop#2026-11'])
  })
})
