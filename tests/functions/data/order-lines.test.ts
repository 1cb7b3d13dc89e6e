import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderLineKinds, shownSalesFrom, shownSalesUntil } from '#shared/shops/daily-sales.ts'
import { addDays, type BusinessDate, startOfDay } from '#shared/time/business-date.ts'
import { collect } from '../../../functions/data/collect.ts'
import { companyPartition } from '../../../functions/data/companies.ts'
import {
  eachOrderLinesOfDay,
  eachStoredOrderLinesOfDay,
  type OrderLinesOfDay,
  putOrderLines,
} from '../../../functions/data/order-lines.ts'
import { packLines, type StoredOrderLine, unpackLines } from '../../../functions/data/packed-order-lines.ts'
import { put, type Table } from '../../../functions/data/table.ts'
import { writeDailySales } from '../../../functions/shops/write-daily-sales.ts'
import { bytesOfItem } from '../../../scripts/bench/costs/stored-sales.ts'
import { createMemoryTable } from '../../support/memory-table.ts'

const shop = { companyId: 'company', shopId: 'shop', currency: 'GBP' } as const

const lineOf = fc.record(
  {
    number: fc.string({ unit: 'grapheme' }),
    kind: fc.constantFrom(...orderLineKinds),
    amount: fc.maxSafeInteger(),
    currency: fc.constantFrom('EUR', 'CNY'),
    uncounted: fc.nat(),
    isLeftOut: fc.constant(true as const),
  },
  { requiredKeys: ['number', 'kind', 'amount'] },
)

test('lines are the same after they were packed', () => {
  fc.assert(
    fc.property(fc.array(lineOf), (lines) => {
      expect(unpackLines(packLines(lines))).toEqual(lines)
    }),
  )
})

const sale = (number: string): StoredOrderLine => ({ number, kind: 'sale', amount: 1250 })

const listed = async (table: Table) =>
  (await collect(eachOrderLinesOfDay(table, shop, '2000-01-01', '2100-01-01'))).map(({ date, lines }) => [
    date,
    lines,
  ])

/** A day as it was stored before lines were packed. */
const putPlain = (table: Table, date: BusinessDate, lines: readonly StoredOrderLine[]) =>
  put<OrderLinesOfDay>(table, {
    pk: companyPartition(shop.companyId),
    sk: `SHOPLINES#${shop.shopId}#${date}`,
    type: 'shop-order-lines',
    companyId: shop.companyId,
    shopId: shop.shopId,
    date,
    lines,
  })

describe('the orders of a day', () => {
  test('are read as they were stored before, and as they are stored now', async () => {
    const table = createMemoryTable('orders')
    await table.write(putPlain(table, '2026-11-01', [sale('#1')]))
    await table.write(putOrderLines(table, { ...shop, date: '2026-11-02', lines: [sale('#2')] }))
    expect(await listed(table)).toEqual([
      ['2026-11-01', [sale('#1')]],
      ['2026-11-02', [sale('#2')]],
    ])
    const [, packed] = await collect(eachStoredOrderLinesOfDay(table, shop, '2026-11-01', '2026-11-02'))
    // The release before reads this attribute alone, and lists none of the day.
    expect(packed?.lines).toEqual([])
  })

  test('are packed when the day is read again', async () => {
    const table = createMemoryTable('orders')
    const date = '2026-11-01'
    await table.write(putPlain(table, date, [sale('#1')]))
    const days = new Map([[date, { sales: 1250, refunds: 0, orders: 1, lines: [sale('#1')] }]])
    await writeDailySales(table, shop, { fromDate: date, toDate: '2026-11-02' }, days, '2026-11-02')
    const [stored] = await collect(eachStoredOrderLinesOfDay(table, shop, date, date))
    expect(stored).toMatchObject({ lines: [], packed: packLines([sale('#1')]) })
    expect(await listed(table)).toEqual([[date, [sale('#1')]]])
  })

  test('are stored as long as the day is displayed', async () => {
    const table = createMemoryTable('orders')
    const today = '2026-11-20'
    const first = shownSalesFrom(today)
    const dates = [addDays(first, -1), first]
    await table.write(putPlain(table, addDays(first, -1), [sale('#1')]))
    const days = new Map(
      dates.map((date) => [date, { sales: 1250, refunds: 0, orders: 1, lines: [sale(date)] }]),
    )
    await writeDailySales(table, shop, { fromDate: addDays(first, -1), toDate: today }, days, today)
    expect(await listed(table)).toEqual([[first, [sale(first)]]])
    const [stored] = await collect(eachStoredOrderLinesOfDay(table, shop, first, first))
    expect(stored?.ttl).toBe(startOfDay('2026-12-01').getTime() / 1000)
  })

  test.each(['2026-01-31', '2026-11-20', '2024-02-29', '2026-12-31'])(
    '%s is displayed until then',
    (date) => {
      const until = shownSalesUntil(date)
      expect(shownSalesFrom(until) > date).toBe(true)
      expect(shownSalesFrom(addDays(until, -1)) <= date).toBe(true)
    },
  )

  test('take two thirds less than plain ones, beside what their item takes', () => {
    const id = '00000000-0000-4000-8000-000000000000'
    const day = { companyId: id, shopId: id, date: '2026-11-01' }
    const lines = Array.from({ length: 20 }, (_, index) => ({
      ...sale(String(536_365 + index)),
      amount: 13_912 + 371 * index,
    }))
    const table = { name: 'any' } as Table
    const bytesOf = (given: readonly StoredOrderLine[]) =>
      bytesOfItem(putOrderLines(table, { ...day, lines: given }))
    const { item } = putOrderLines(table, { ...day, lines: [] }) as { item: object }
    const plain = (given: readonly StoredOrderLine[]) =>
      bytesOfItem(put(table, { ...item, lines: given } as never))
    expect(bytesOf(lines) - bytesOf([])).toBeLessThan((plain(lines) - plain([])) / 3)
  })
})
