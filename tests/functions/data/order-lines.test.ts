import { deflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderLineKinds, shownSalesFrom, shownSalesUntil } from '#shared/shops/daily-sales.ts'
import { addDays, type BusinessDate, startOfDay } from '#shared/time/business-date.ts'
import { collect } from '../../../functions/data/collect.ts'
import { companyPartition } from '../../../functions/data/companies.ts'
import { eachOrderLinesOfDay } from '../../../functions/data/order-lines.ts'
import {
  type LinesOfDay,
  packDaysOfLines,
  packLines,
  type StoredOrderLine,
  unpackDaysOfLines,
  unpackLines,
} from '../../../functions/data/packed-order-lines.ts'
import { createMonthOfOrderLines, replaceOrderLines } from '../../../functions/data/replace-order-lines.ts'
import { put, type Table } from '../../../functions/data/table.ts'
import { writeDailySales } from '../../../functions/shops/write-daily-sales.ts'
import { bytesOfItem } from '../../../scripts/bench/costs/stored-sales.ts'
import { createMemoryTable } from '../../support/memory-table.ts'
import { putLinesOfDay } from '../../support/stored-days.ts'

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

test('the lines of several days are the same after they were packed', () => {
  const days = fc.array(
    fc.record({ date: fc.constantFrom('2026-11-01', '2026-11-02'), lines: fc.array(lineOf) }),
  )
  fc.assert(
    fc.property(days, (given) => {
      expect(unpackDaysOfLines(packDaysOfLines(given))).toEqual(given)
    }),
  )
})

test('what was packed before Brotli is still read', () => {
  const columns = [['W-1'], [0], [1250], null, null, null]
  const packed = deflateRawSync(JSON.stringify(columns)).toString('base64')
  expect(unpackLines(packed)).toEqual([{ number: 'W-1', kind: 'sale', amount: 1250 }])
})

const sale = (number: string): StoredOrderLine => ({ number, kind: 'sale', amount: 1250 })

const listed = async (table: Table) =>
  (await collect(eachOrderLinesOfDay(table, shop, '2000-01-01', '2100-01-01'))).map(({ date, lines }) => [
    date,
    lines,
  ])

const items = (table: Table) =>
  collect(table.all<Record<string, unknown>>({ pk: companyPartition(shop.companyId) }))

/** A day as it was stored before lines were packed. */
const putPlain = (table: Table, date: BusinessDate, lines: readonly StoredOrderLine[]) =>
  put<LinesOfDay & { companyId: string; shopId: string }>(table, {
    pk: companyPartition(shop.companyId),
    sk: `SHOPLINES#${shop.shopId}#${date}`,
    type: 'shop-order-lines',
    companyId: shop.companyId,
    shopId: shop.shopId,
    date,
    lines,
  })

/** A day between two with one order each. */
const around = (second: readonly StoredOrderLine[]) => [
  { date: '2026-11-01', lines: [sale('a')] },
  { date: '2026-11-02', lines: second },
  { date: '2026-11-03', lines: [sale('c')] },
]

const november = { from: '2026-11-01', to: '2026-12-01' }

describe('the orders of a day', () => {
  test('are read as they were stored before, and go into their month when the day is read again', async () => {
    const table = createMemoryTable('orders')
    const stored = [
      ['2026-11-01', [sale('#1')]],
      ['2026-11-02', [sale('#2')]],
    ] as const
    await table.write(putPlain(table, '2026-11-01', [sale('#1')]))
    await table.write(putLinesOfDay(table, shop, '2026-11-02', [sale('#2')]))
    expect(await listed(table)).toEqual(stored)
    const days = new Map(
      stored.map(([date, lines]) => [date, { sales: 1250, refunds: 0, orders: 1, lines }] as const),
    )
    const window = { fromDate: '2026-11-01', toDate: '2026-11-03' }
    await writeDailySales(table, shop, window, days, '2026-11-02')
    expect(await listed(table)).toEqual(stored)
    const keys = (await items(table)).map(({ sk }) => sk)
    expect(keys).toEqual(['SHOPDAY#shop#2026-11', 'SHOPLINES#shop#2026-11'])
  })

  test('beside those that are replaced stay as they are', async () => {
    const table = createMemoryTable('orders')
    await table.write(putLinesOfDay(table, shop, '2026-11-01', [sale('#1')]))
    await replaceOrderLines(table, shop, november, [{ date: '2026-11-02', lines: [sale('#2')] }])
    await table.write(putLinesOfDay(table, shop, '2026-11-01', [sale('#1')]))
    await replaceOrderLines(table, shop, { from: '2026-11-03', to: '2026-11-04' }, [
      { date: '2026-11-03', lines: [sale('#3')] },
    ])
    expect((await listed(table)).map(([date]) => date)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
    await replaceOrderLines(table, shop, november, [])
    expect(await items(table)).toEqual([])
  })

  test('have an item of their own beyond a hundred, and none of their month is lost in between', async () => {
    const table = createMemoryTable('orders')
    const many = Array.from({ length: 101 }, (_, index) => sale(`#${index}`))
    for (const second of [many, many.slice(0, 100), many]) {
      await replaceOrderLines(table, shop, november, around(second))
      expect(await listed(table)).toEqual(around(second).map(({ date, lines }) => [date, lines]))
      const large = second.length > 100 ? ['SHOPLINES#shop#2026-11-02'] : []
      expect((await items(table)).map(({ sk }) => sk)).toEqual(['SHOPLINES#shop#2026-11', ...large])
    }
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
    const [month] = (await items(table)).filter(({ type }) => type === 'shop-order-month')
    expect(month?.ttl).toBe(startOfDay('2026-12-01').getTime() / 1000)
  })

  test.each(['2026-01-31', '2026-11-20', '2024-02-29', '2026-12-31'])(
    '%s is displayed until then',
    (date) => {
      const until = shownSalesUntil(date)
      expect(shownSalesFrom(until) > date).toBe(true)
      expect(shownSalesFrom(addDays(until, -1)) <= date).toBe(true)
    },
  )

  test('of a month take a third of what an item for each day takes', () => {
    const id = '00000000-0000-4000-8000-000000000000'
    const table = { name: 'any' } as Table
    const days = Array.from({ length: 30 }, (_, at) => ({
      date: addDays('2026-11-01', at),
      lines: Array.from({ length: 20 }, (__, index) => ({
        ...sale(String(536_365 + 20 * at + index)),
        amount: 13_912 + ((371 * index * (at + 1)) % 9_973),
      })),
    }))
    const at = { companyId: id, shopId: id }
    const month = createMonthOfOrderLines(table, at, '2026-11', days)
    const inOwnItems = days.reduce(
      (sum, { date, lines }) => sum + bytesOfItem(putLinesOfDay(table, at, date, lines)),
      0,
    )
    expect(month && bytesOfItem(month)).toBeLessThan(inOwnItems / 3)
  })
})
