import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSalesByDay, type SalesEntry, sumSales } from '#shared/shops/daily-sales.ts'
import {
  hasManyOrders,
  metricsSpan,
  salesOfDays,
} from '../../../../functions/connectors/amazon/daily-metrics.ts'
import { GrantRefused, PlatformThrottled } from '../../../../functions/connectors/call-platform.ts'
import { amazonOrders, busyAccount } from '../../../../scripts/sandbox/amazon/seller.ts'
import { idsOf, readEntries, totalsOf, totalsOfPart } from '../shop-sales.ts'
import { type AmazonShop, createAmazonShop, startAt } from './amazon-shop.ts'

const now = new Date(startAt)

const aDay = (date: string, orderCount: number, amount = '10.50') => ({
  interval: `${date}T00:00+08:00--${date}T23:59+08:00`,
  orderCount,
  totalSales: { amount, currencyCode: 'GBP' },
})

describe('the span', () => {
  it('is asked for by days in Hong Kong', () => {
    expect(metricsSpan({ from: '2026-10-31T16:00:00.000Z' }, '2026-11-20T05:57:50.000Z', now)).toEqual({
      interval: '2026-11-01T00:00:00+08:00--2026-11-20T13:57:50+08:00',
      granularity: 'Day',
      granularityTimeZone: 'Asia/Hong_Kong',
    })
  })

  it('begins with the first whole day of two years, and is none before', () => {
    expect(metricsSpan({ from: '2020-01-01T00:00:00Z' }, '2024-12-01T00:00:00Z', now)?.interval).toBe(
      '2024-11-22T00:00:00+08:00--2024-12-01T08:00:00+08:00',
    )
    expect(metricsSpan({ from: '2020-01-01T00:00:00Z' }, '2024-11-21T16:00:00Z', now)).toBeUndefined()
  })
})

describe('the days', () => {
  it('have many orders from more than a thousand a day on', () => {
    expect(hasManyOrders([])).toBe(false)
    expect(hasManyOrders([aDay('2026-11-01', 2000), aDay('2026-11-02', 0)])).toBe(false)
    expect(hasManyOrders([aDay('2026-11-01', 2001), aDay('2026-11-02', 0)])).toBe(true)
  })

  it('become one sale each, which stands for all of its orders', () => {
    const sales = salesOfDays([aDay('2026-11-01', 3), aDay('2026-11-02', 0, '0')], 'GBP')
    expect(sales).toEqual([
      { id: 'sales:2026-11-01', at: '2026-10-31T16:00:00.000Z', kind: 'sale', amount: 1050, orders: 3 },
    ])
    const byDay = createSalesByDay()
    for (const sale of [...sales, ...sales]) byDay.add(sale)
    expect(sumSales(byDay.days.values())).toEqual({ sales: 1050, refunds: 0, orders: 3 })
    expect(salesOfDays([aDay('2026-11-01', 3)], 'USD')).toMatchObject([{ currency: 'GBP' }])
  })
})

const salesOf = (entries: readonly SalesEntry[]) => entries.filter(({ kind }) => kind === 'sale')

describe('a shop of thousands of orders a day', () => {
  let shop: AmazonShop
  beforeEach(async () => {
    shop = await createAmazonShop({ searchOrders: { rate: 0.0056, burst: 0 } })
  })
  afterEach(() => shop.close())

  const everything = { from: '2024-11-21T06:00:00.000Z', to: startAt, by: 'placed' } as const
  const pounds = { shop: { id: 'any', currency: 'GBP' }, ...everything } as const

  it('is read by its days, with refunds of their own, to what the file says', async () => {
    const { access } = await shop.link('GB', busyAccount)
    const entries = await readEntries(shop.connector, access, pounds)
    expect(totalsOf(entries)).toEqual(totalsOfPart(amazonOrders))
    expect(entries.filter(({ kind }) => kind === 'sale').length).toBeLessThan(400)
  })

  it('read window by window is the same, nothing twice', async () => {
    const { access } = await shop.link('GB', busyAccount)
    const ends = Array.from({ length: 14 }, (_, index) =>
      new Date(Date.UTC(2025, 10 + index, 1) - 8 * 3_600_000).toISOString(),
    )
    const entries: SalesEntry[] = []
    for (const [index, to] of ends.slice(1).entries())
      entries.push(...(await readEntries(shop.connector, access, { ...pounds, from: ends[index] ?? '', to })))
    expect(totalsOf(entries)).toEqual(totalsOfPart(amazonOrders))
    expect(new Set(idsOf(entries)).size).toBe(entries.length)
  })

  it('has what is new by whole days', async () => {
    const { access } = await shop.link('GB', busyAccount)
    const days = { from: '2026-11-16T16:00:00.000Z', to: startAt, by: 'changed' } as const
    const changed = await readEntries(shop.connector, access, { ...pounds, ...days })
    const placed = await readEntries(shop.connector, access, { ...pounds, ...days, by: 'placed' })
    expect(salesOf(changed)).toEqual(salesOf(placed))
    expect(salesOf(changed).length).toBeGreaterThan(2)
  })

  it('waits where its days are asked for too often, and is not read one by one meanwhile', async () => {
    await shop.close()
    shop = await createAmazonShop({ getOrderMetrics: { rate: 0.5, burst: 0 } })
    const { access } = await shop.link('GB', busyAccount)
    const refused = await shop.connector.readSales(access, pounds).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(PlatformThrottled)
    expect((refused as PlatformThrottled).retryAfterSeconds).toBe(2)
  })

  it('without a consent is told so by its orders', async () => {
    const { access } = await shop.link('GB', busyAccount)
    await expect(shop.connector.readSales({ ...access, accessToken: 'Atza|none' }, pounds)).rejects.toThrow(
      GrantRefused,
    )
  })
})
