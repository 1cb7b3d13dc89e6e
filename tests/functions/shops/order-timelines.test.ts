import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { convertSales } from '#shared/lending/convert-sales.ts'
import { trailingYear } from '#shared/lending/limit-measures.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import type { TradedCurrency } from '#shared/money/currency.ts'
import { quotedCurrencies, type ReferenceRates } from '#shared/money/exchange-rates.ts'
import { addMonths } from '#shared/time/business-date.ts'
import { putRates } from '../../../functions/data/exchange-rates.ts'
import { eachOrderLinesOfDay } from '../../../functions/data/order-lines.ts'
import type { StoredOrderLine } from '../../../functions/data/packed-order-lines.ts'
import { readShops } from '../../../functions/jobs/shop-sync.ts'
import { decideLimit } from '../../../functions/underwriting/decide-limit.ts'
import { readDays, readShopSales } from '../../../functions/underwriting/read-shop-sales.ts'
import type { LifeEvent, OrderTimeline } from '../../../scripts/sandbox/order-timelines.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import {
  cancelledAfterDispute,
  createLives,
  daysOfLives,
  disputedOrders,
  foreignOrders,
  giftCardOrders,
  onDay,
  testOrder,
} from '../connectors/order-timelines.ts'
import { type WalkedPlatform, type WalkedShop, walkedPlatforms } from '../connectors/walked-platforms.ts'
import { linkWalkedShop } from './linked-shop.ts'
import { storeByUtc } from './store-by-utc.ts'

/** The days on which the portal reads: each after its orders' events. */
const readingDays = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 13, 25, 26, 30, 60, 61, 62]
const present = 'T23:00:00Z'

let app: TestApp
let opened: WalkedShop[] = []
beforeEach(async () => {
  opened = []
  app = await createTestApp({ startAt: onDay(0, present), fetch })
})
afterEach(async () => {
  await app.close()
  for (const shop of opened) await shop.close()
})

const open = async (platform: WalkedPlatform, lives: () => readonly OrderTimeline[]) => {
  const walked = await platform.open(lives)
  opened.push(walked)
  const { currency } = platform.request.shop
  return {
    currency,
    walked,
    to: (day: number) => {
      for (const clock of [app.clock, walked.clock]) clock.set(onDay(day, present))
    },
    link: async (openedAt = onDay(-60)) => {
      const { companyId } = await signUpSeller(app)
      return linkWalkedShop(app, walked, { companyId, currency, openedAt })
    },
  }
}

/** Exchange rates published on day 0: two of every currency per euro. */
const twoForAnEuro = {
  date: onDay(0).slice(0, 10),
  source: 'European Central Bank',
  perEuro: Object.fromEntries(quotedCurrencies.map((each) => [each, '2.0000'])) as ReferenceRates['perEuro'],
}

const sumsOf = (days: readonly { date: string; sales: number; refunds: number }[]) =>
  Object.fromEntries(
    days
      .filter(({ sales, refunds }) => sales !== 0 || refunds !== 0)
      .map(({ date, sales, refunds }) => [date, { sales, refunds }]),
  )

/** The orders behind a shop's stored days. */
const linesOf = async (shop: { companyId: string; shopId: string }) => {
  const lines: (StoredOrderLine & { date: string })[] = []
  for await (const day of eachOrderLinesOfDay(app.deps.table, shop, '2026-01-01', '2027-12-31'))
    lines.push(...day.lines.map((line) => ({ ...line, date: day.date })))
  return lines
}

/** A day on which this much was sold, in the form of `sumsOf`. */
const soldOn = (day: number, sales: number) => [onDay(day).slice(0, 10), { sales, refunds: 0 }] as const

/** An order that was paid and shipped at once. */
const paid = (id: string, day: number, amount: string, currency: string): OrderTimeline => ({
  id,
  placedAt: onDay(day),
  amount,
  currency,
  events: [
    { kind: 'pay', at: onDay(day), amount },
    { kind: 'ship', at: onDay(day) },
  ],
})

describe.each(walkedPlatforms)('the orders of a shop at $name', (platform) => {
  const livesOf = (currency: string): OrderTimeline[] => [
    ...createLives(currency),
    ...(platform.has.tests ? [testOrder(currency)] : []),
    ...(platform.has.giftCards ? giftCardOrders(currency) : []),
    ...(platform.has.disputes ? disputedOrders(currency) : []),
    ...(platform.has.cancelsAfterDisputes ? cancelledAfterDispute(currency) : []),
  ]

  it('count on the days that they were paid, cancelled and refunded, whenever that was', async () => {
    const lives = livesOf(platform.request.shop.currency)
    const { currency, to, link } = await open(platform, () => lives)
    to(0)
    const shop = await link()
    for (const day of readingDays.slice(1)) {
      to(day)
      await shop.readOn()
      const disputesTo = platform.statesDisputesLater ? onDay(day, 'T00:00:00Z') : undefined
      const expected = daysOfLives(lives, onDay(day, present), currency, disputesTo)
      expect(sumsOf(await shop.days()), `on day ${day}`).toEqual(expected)
    }
    const lines = await linesOf(shop)
    const listed: Record<string, { sales: number; refunds: number }> = {}
    for (const { date, kind, amount } of lines) {
      const sums = (listed[date] ??= { sales: 0, refunds: 0 })
      sums[kind === 'sale' ? 'sales' : 'refunds'] += amount
    }
    const all = daysOfLives(lives, onDay(62, present), currency)
    expect(sumsOf(Object.entries(listed).map(([date, sums]) => ({ date, ...sums })))).toEqual(all)
    const cancelled = lines.filter(({ kind }) => kind === 'cancellation').map(({ amount }) => amount)
    // Where the buyer is charged at the shipment, every later reversal is a return.
    expect(cancelled.toSorted((a, b) => a - b)).toEqual(
      platform.chargesOnShipping
        ? []
        : [
            ...(platform.has.cancelsAfterDisputes ? [20_00] : []),
            ...(platform.has.disputes ? [65_00] : []),
            9002_00,
            9004_00,
            9010_00,
            9025_00,
            9060_00,
          ],
    )
    expect(lines.filter(({ uncounted }) => uncounted)).toMatchObject(
      platform.has.giftCards ? [{ kind: 'sale', amount: 0, uncounted: 100_00 }] : [],
    )
    expect((await shop.shop())?.import.status).toBe('imported')
  })
  it('in other currencies count at the day’s rate, and what has no rate is left out and kept', async () => {
    const own = createLives(platform.request.shop.currency).slice(0, 1)
    const { to, link } = await open(platform, () => [...own, ...foreignOrders()])
    await app.deps.table.write(putRates(app.deps.table, twoForAnEuro))
    to(0)
    const shop = await link()
    for (const day of [1, 2, 3, 4, 9, 10]) {
      to(day)
      await shop.readOn()
    }
    const days = await shop.days()
    expect(days.filter(({ date }) => date > onDay(0).slice(0, 10))).toMatchObject([
      {
        date: onDay(2).slice(0, 10),
        sales: 6000,
        refunds: 0,
        orders: 1,
        converted: { EUR: { sales: 3000, refunds: 0, orders: 1 } },
      },
      {
        date: onDay(3).slice(0, 10),
        sales: 0,
        refunds: 0,
        orders: 0,
        leftOut: { AED: { sales: 50_000, refunds: 0, orders: 1 } },
      },
      { date: onDay(9).slice(0, 10), sales: 0, refunds: 2000, converted: { EUR: { refunds: 1000 } } },
    ])
    expect((await shop.shop())?.import).toMatchObject({ status: 'imported', sales: 16_000, refunds: 2000 })
    const foreign = (await linesOf(shop)).filter(({ currency }) => currency)
    expect(foreign).toMatchObject([
      { currency: 'EUR', kind: 'sale', amount: 3000 },
      { currency: 'AED', kind: 'sale', amount: 50_000, isLeftOut: true },
      { currency: 'EUR', kind: 'refund', amount: 1000 },
    ])
    expect(foreign.map(({ isLeftOut = false }) => isLeftOut)).toEqual([false, true, false])
  })

  it('of a shop that changed its currency count at the rates of their days, old and new', async () => {
    const own = platform.request.shop.currency
    const { to, link } = await open(platform, () => [
      // From before the change, read when the shop is linked.
      paid('201', -40, '10.00', 'EUR'),
      paid('202', -3, '900.00', own),
      // The shop sells in its former currency again, and then in its own.
      paid('203', 2, '30.00', 'EUR'),
      paid('204', 3, '800.00', own),
    ])
    const published = { ...twoForAnEuro, date: onDay(-45).slice(0, 10) }
    await app.deps.table.write(putRates(app.deps.table, published))
    to(0)
    const shop = await link()
    for (const day of [1, 3, 4]) {
      to(day)
      await shop.readOn()
    }
    expect(sumsOf(await shop.days())).toEqual(
      Object.fromEntries([soldOn(-40, 20_00), soldOn(-3, 900_00), soldOn(2, 60_00), soldOn(3, 800_00)]),
    )
    expect((await shop.shop())?.import).toMatchObject({ status: 'imported', sales: 1780_00 })
  })

  it('are complete where a daily reading breaks off in the middle and is taken up again', async () => {
    const { currency } = platform.request.shop
    const lives = Array.from({ length: platform.ordersPerPage + 10 }, (_, index) => ({
      ...paid(String(1001 + index), 1, '10.00', currency),
      placedAt: new Date(Date.parse(onDay(1, 'T01:00:00Z')) + index * 1000).toISOString(),
    }))
    const { to, link } = await open(platform, () => lives)
    to(0)
    const shop = await link()
    const reach = app.deps.fetch
    let pages = 0
    app.deps.fetch = async (...call) => {
      if (platform.isPage(new Request(...call).url) && ++pages === 2) throw new TypeError('fetch failed')
      return reach(...call)
    }
    to(1)
    await readShops(app.deps)
    await expect(app.drainEvents()).rejects.toThrow('no answer')
    await app.drainEvents()
    expect(pages, 'more than a page').toBeGreaterThan(1)
    expect(sumsOf(await shop.days())).toEqual(daysOfLives(lives, onDay(2), currency))
    expect((await shop.shop())?.import.status).toBe('imported')
  })

  it('are complete at the next reading where the next page moved while it was read', async () => {
    const { currency } = platform.request.shop
    const moved = 5
    const lives = Array.from({ length: platform.ordersPerPage + 10 }, (_, index): OrderTimeline => {
      const at = new Date(Date.parse(onDay(1, 'T01:00:00Z')) + index * 1000).toISOString()
      const shipped = index < moved ? [] : [{ kind: 'ship', at } as const]
      const events: LifeEvent[] = [{ kind: 'pay', at, amount: '10.00' }, ...shipped]
      return { id: String(1001 + index), placedAt: at, amount: '10.00', currency, events }
    })
    let shown = lives
    const { to, link } = await open(platform, () => shown)
    to(0)
    const shop = await link()
    const reach = app.deps.fetch
    let pages = 0
    app.deps.fetch = (...call) => {
      if (platform.isPage(new Request(...call).url) && ++pages === 2) {
        const at = onDay(1, 'T23:01:00Z')
        for (const clock of [app.clock, ...opened.map((each) => each.clock)]) clock.set(at)
        // The orders of the first page change, and leave their places in the list.
        shown = lives.map((life, index) =>
          index < moved ? { ...life, events: [...life.events, { kind: 'ship', at }] } : life,
        )
      }
      return reach(...call)
    }
    to(1)
    await shop.readOn()
    expect(pages, 'more than a page').toBeGreaterThan(1)
    const truth = daysOfLives(lives, onDay(2), currency)
    const [read = { sales: 0 }] = Object.values(sumsOf(await shop.days()))
    expect(read.sales, 'nothing is counted twice').toBeLessThanOrEqual(lives.length * 1000)
    expect(lives.length * 1000 - read.sales, 'few are missing').toBeLessThanOrEqual(moved * 1000)
    to(3)
    await shop.readOn()
    expect(sumsOf(await shop.days())).toEqual(truth)
  })

  it('of two shops of a seller, in three currencies, are converted to one at the rates of their days', async () => {
    const own = platform.request.shop.currency
    const other = own === 'USD' ? 'GBP' : 'USD'
    await app.deps.table.write(putRates(app.deps.table, { ...twoForAnEuro, date: onDay(-1).slice(0, 10) }))
    const { companyId } = await signUpSeller(app)
    const linkOne = async (currency: TradedCurrency, lives: readonly OrderTimeline[]) => {
      const { walked } = await open(platform, () => lives)
      for (const clock of [app.clock, walked.clock]) clock.set(onDay(3, present))
      return linkWalkedShop(app, walked, { companyId, currency, openedAt: onDay(-60) })
    }
    const first = await linkOne(own, [paid('301', 1, '100.00', own), paid('302', 2, '30.00', 'EUR')])
    const second = await linkOne(other, [paid('303', 1, '70.00', other), paid('304', 2, '50.00', own)])
    expect(sumsOf(await first.days())).toEqual({
      [onDay(1).slice(0, 10)]: { sales: 10_000, refunds: 0 },
      [onDay(2).slice(0, 10)]: { sales: 6000, refunds: 0 },
    })
    expect(sumsOf(await second.days())).toEqual({
      [onDay(1).slice(0, 10)]: { sales: 7000, refunds: 0 },
      [onDay(2).slice(0, 10)]: { sales: 5000, refunds: 0 },
    })
    const now = app.clock.now()
    const basis = { asOf: onDay(3).slice(0, 10), currency: 'EUR' } as const
    const sold = await readShopSales(app.deps.table, companyId, now, basis)
    if (!sold) throw new Error('the shops are not read')
    const { shops, conversions } = convertSales(sold.shops, 'EUR', sold.rates, trailingYear(basis.asOf))
    const netOf = shops.flatMap(({ days }) => days).reduce((sum, day) => sum + day.salesCents, 0)
    // Two of each currency per euro.
    expect(netOf).toBe((10_000 + 6000 + 7000 + 5000) / 2)
    expect(conversions.map(({ from }) => from).toSorted()).toEqual([own, other].toSorted())
  })

  it('that nobody ever paid add nothing to the limit', async () => {
    const { currency } = platform.request.shop
    const months = Array.from({ length: 24 }, (_, ago) => `${addMonths('2026-11-05', -ago)}T10:00:00Z`)
    const placed = (id: number, at: string, amount: string, events: readonly LifeEvent[]): OrderTimeline => ({
      id: String(id),
      placedAt: at,
      amount,
      currency,
      events,
    })
    const lives = [
      ...months.map((at, ago) =>
        placed(501 + ago, at, '20000.00', [
          { kind: 'pay', at, amount: '20000.00' },
          { kind: 'ship', at },
        ]),
      ),
      ...months.slice(0, 12).map((at, ago) => placed(601 + ago, at, '60000.00', [])),
    ]
    const { to, link } = await open(platform, () => lives)
    to(0)
    const { companyId } = await link('2024-11-01T00:00:00Z')
    const basis = { asOf: onDay(0).slice(0, 10), currency: undefined }
    const sold = await readShopSales(app.deps.table, companyId, app.clock.now(), basis)
    if (!sold) throw new Error('the shop is not read')
    // 20,000 × 1.5 × V 1 × C 0.9 × A 23/24 = 25,875; by half a year, 10,000 × 1.5 × V 0.66 × C 0.9 × A 5/24 = 1,856.25.
    const calculation = platform.historyFrom
      ? { limitCents: 1_000_00, unroundedCents: 1_856_25 }
      : { limitCents: 25_000_00, unroundedCents: 25_875_00 }
    expect(decideLimit(sold, productTerms.small_shop_financing)).toMatchObject({ ok: true, calculation })
  })

  it('move from days by UTC to those of Hong Kong, also where the move is interrupted', async () => {
    // Late in the evening by UTC: the next day in Hong Kong.
    const late = onDay(-20, 'T18:00:00Z')
    const { currency } = platform.request.shop
    const lives: OrderTimeline[] = [
      ...createLives(currency).slice(0, 2),
      {
        id: '401',
        placedAt: late,
        amount: '44.00',
        currency,
        events: [
          { kind: 'pay', at: late, amount: '44.00' },
          { kind: 'ship', at: late },
        ],
      },
    ]
    const { to, link } = await open(platform, () => lives)
    to(1)
    const shop = await link()
    const before = sumsOf(await shop.days())
    expect(before[onDay(-19).slice(0, 10)]).toEqual({ sales: 4400, refunds: 0 })
    const utcDay = { date: onDay(-20).slice(0, 10), currency, sales: 77_700, refunds: 0, orders: 1 }
    await storeByUtc(app, shop, utcDay)
    to(2)
    const reach = app.deps.fetch
    let pages = 0
    app.deps.fetch = async (...call) => {
      if (platform.isPage(new Request(...call).url) && ++pages > 2) throw new TypeError('fetch failed')
      return reach(...call)
    }
    await readShops(app.deps)
    await expect(app.drainEvents()).rejects.toThrow('no answer')
    const counted = async () => {
      const now = await shop.shop()
      if (!now) throw new Error('there is no such shop')
      return (await readDays(app.deps.table, now, onDay(2).slice(0, 10))).days
    }
    expect(await counted(), 'the days so far').toEqual([
      { date: utcDay.date, salesCents: utcDay.sales, refundsCents: 0 },
    ])
    app.deps.fetch = reach
    await app.drainEvents()
    expect(sumsOf(await shop.days())).toEqual(before)
    expect((await shop.shop())?.hasUtcDays).toBeUndefined()
    expect((await counted()).map(({ date }) => date)).toContain(onDay(-19).slice(0, 10))
  })
})
