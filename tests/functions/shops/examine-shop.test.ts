import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decimalFromCents } from '#shared/money/cents.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { sumSales } from '#shared/shops/daily-sales.ts'
import { isDiffering } from '#shared/shops/reconcile-months.ts'
import type { OrderTimeline } from '../../../scripts/sandbox/order-timelines.ts'
import { callDesk } from '../../support/draw-money.ts'
import { present } from '../../support/present.ts'
import { logInAgain, signUpSeller } from '../../support/sign-up-seller.ts'
import { putSalesOfDay } from '../../support/stored-days.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { giftCardOrders, onDay } from '../connectors/order-timelines.ts'
import { type WalkedPlatform, type WalkedShop, walkedPlatforms } from '../connectors/walked-platforms.ts'
import { linkWalkedShop } from './linked-shop.ts'

let app: TestApp
let opened: WalkedShop[] = []
beforeEach(async () => {
  opened = []
  app = await createTestApp({ startAt: onDay(0, 'T23:00:00Z'), fetch })
})
afterEach(async () => {
  await app.close()
  for (const shop of opened) await shop.close()
})

/** Thirty paid orders of the last month, to each of which `change` may add. */
const lives = (
  currency: string,
  change: (index: number) => Partial<OrderTimeline> = () => ({}),
): OrderTimeline[] =>
  Array.from({ length: 30 }, (_, index) => {
    const day = -32 + index
    const amount = `${20 + index}.37`
    return {
      id: String(7000 + index),
      placedAt: onDay(day),
      amount,
      currency,
      events: [
        { kind: 'pay', at: onDay(day, 'T10:00:05Z'), amount },
        { kind: 'ship', at: onDay(day, 'T20:00:00Z') },
      ],
      ...change(index),
    }
  })

const link = async (platform: WalkedPlatform, orders: readonly OrderTimeline[]) => {
  const walked = await platform.open(() => orders)
  opened.push(walked)
  for (const clock of [app.clock, walked.clock]) clock.set(onDay(0, 'T23:00:00Z'))
  const { companyId } = await signUpSeller(app)
  const { currency } = platform.request.shop
  return linkWalkedShop(app, walked, { companyId, currency, openedAt: onDay(-60) })
}

const platformOf = (name: string): WalkedPlatform =>
  present(walkedPlatforms.find((each) => each.name === name))

describe.each(walkedPlatforms)('a shop at $name', (platform) => {
  const { currency } = platform.request.shop

  it('is examined after its import, and an honest one has no signal', async () => {
    const shop = await link(platform, lives(currency))
    const { months, basis, ...examination } = (await shop.shop())?.examination ?? {}
    expect(basis, 'the simulated Amazon has no metrics of single orders').toBe(
      { Shopify: 'payments', eBay: 'goodsAndShipping' }[platform.name],
    )
    expect(months?.map(({ month }) => month)).toEqual(basis && ['2026-10'])
    expect(months?.filter(isDiffering) ?? []).toEqual([])
    expect(examination).toEqual({
      at: onDay(0, 'T23:00:00.000Z').replace('Z', '.000Z'),
      from: onDay(-90, 'T23:00:00.000Z').replace('Z', '.000Z'),
      orders: 30,
      isComplete: true,
      signals: [],
    })
  })

  it('with orders that are paid and not sent has them named by the seller’s numbers', async () => {
    const shop = await link(
      platform,
      lives(currency, (index) => {
        const [paid] = lives(currency)[index]?.events ?? []
        return index < 10 && paid ? { events: [paid] } : {}
      }),
    )
    const { signals = [] } = (await shop.shop())?.examination ?? {}
    const expected = { kind: 'unshipped', orders: 10 }
    expect(signals).toMatchObject(platform.chargesOnShipping ? [] : [expected])
    const named = signals.flatMap(({ numbers }) => numbers)
    expect(named).toHaveLength(platform.chargesOnShipping ? 0 : 10)
    expect(named[0] ?? '7009').toContain('7009')
  })
})

it('names an advance of somebody else’s that the platform shows, as a share of a month’s sales', async () => {
  const reach = app.deps.fetch
  app.deps.fetch = (...call) =>
    String(call[0]).includes('/report/payment/statement')
      ? Promise.resolve(Response.json({ payload: { outstandingMCABalance: 500 } }))
      : reach(...call)
  const shop = await link(platformOf('Walmart'), lives('USD'))
  expect((await shop.shop())?.examination?.signals).toMatchObject([
    { kind: 'openAdvance', percent: 51, orders: 0, numbers: [] },
  ])
})

it('names many orders of few buyers, and stores no name and no hash of one', async () => {
  const shop = await link(
    platformOf('eBay'),
    lives('GBP', (index) => ({ buyer: `friend-of-the-seller-${index % 2}` })),
  )
  expect((await shop.shop())?.examination?.signals).toMatchObject([
    { kind: 'fewBuyers', percent: 100, orders: 30 },
  ])
  // Before there is any limit.
  expect(await callDesk(app, 'kyc-risk', { companyId: shop.companyId })).toMatchObject({
    ok: true,
    examined: [{ shopId: shop.shopId, examination: { signals: [{ kind: 'fewBuyers', orders: 30 }] } }],
  })
  expect(JSON.stringify(await app.everyItem())).not.toContain('friend-of-the-seller')
})

it('names orders that the seller marked as paid', async () => {
  const shop = await link(
    platformOf('Shopify'),
    lives('USD', (index) => {
      const amount = `${20 + index}.37`
      const day = -32 + index
      return index % 2 === 0
        ? {
            events: [
              { kind: 'pay', at: onDay(day, 'T10:00:05Z'), amount, means: 'cash' },
              { kind: 'ship', at: onDay(day, 'T20:00:00Z') },
            ],
          }
        : {}
    }),
  )
  expect((await shop.shop())?.examination?.signals).toMatchObject([{ kind: 'manualPayments', orders: 15 }])
})

it('is repeated once a week, and changes nothing else', async () => {
  const shop = await link(platformOf('eBay'), lives('GBP'))
  const first = (await shop.shop())?.examination?.at
  for (const [day, isAgain] of [
    [1, false],
    [6, false],
    [8, true],
  ] as const) {
    for (const clock of [app.clock, ...opened.map((each) => each.clock)]) clock.set(onDay(day, 'T23:00:00Z'))
    await shop.readOn()
    expect((await shop.shop())?.examination?.at !== first, `day ${day}`).toBe(isAgain)
  }
})

it.each(['Amazon', 'Shopify', 'eBay'])(
  'holds the months to the report of %s, and shows both figures where they differ',
  async (name) => {
    const platform = platformOf(name)
    const walked = await platform.open()
    opened.push(walked)
    for (const clock of [app.clock, walked.clock]) clock.set(onDay(0, 'T23:00:00Z'))
    const seller = await signUpSeller(app)
    const { companyId } = seller
    const { currency } = platform.request.shop
    const shop = await linkWalkedShop(app, walked, { companyId, currency, openedAt: onDay(-90) })
    const monthsOf = async () => (await shop.shop())?.examination?.months ?? []
    const agreed = await monthsOf()
    expect(agreed.map(({ month }) => month)).toEqual(['2026-09', '2026-10'])
    expect(agreed.map(({ platform: reported }) => reported)).toEqual(agreed.map(({ imported }) => imported))

    // Somebody has changed a stored day of a month before last.
    const day = present((await shop.days()).find(({ date }) => date.startsWith('2026-09')))
    const { table } = app.deps
    await table.write(
      putSalesOfDay(table, { companyId, shopId: shop.shopId }, { ...day, sales: day.sales + 90_000_00 }),
    )
    for (const clock of [app.clock, walked.clock]) clock.set(onDay(8, 'T23:00:00Z'))
    await shop.readOn()
    const differing = (await monthsOf()).filter(isDiffering)
    expect(differing).toEqual([
      { month: '2026-09', platform: expect.any(Number), imported: expect.any(Number) },
    ])
    const [{ platform: reported, imported } = { platform: 0, imported: 0 }] = differing
    expect(imported - reported).toBe(90_000_00)
    const { token } = await logInAgain(app, seller)
    const { data } = await app.send(shopsEndpoints.listLinkedShops, {}, { token })
    expect(data.shop[0]?.import.differing_months).toEqual([
      {
        month: '2026-09',
        platform_sales: decimalFromCents(reported),
        imported_sales: decimalFromCents(imported),
      },
    ])
  },
)

it('is not reconciled where the platform gives no report', async () => {
  const shop = await link(platformOf('Harbor Market'), lives('GBP'))
  expect((await shop.shop())?.examination).not.toHaveProperty('months')
})

const movedTo = (life: OrderTimeline, day: number): OrderTimeline => ({
  ...life,
  placedAt: onDay(day),
  events: life.events.map((event) => ({ ...event, at: onDay(day) })),
})

it('compares like with like where gift cards are sold and pay, and orders stay unpaid', async () => {
  const [card, used] = giftCardOrders('USD')
  if (!card || !used) throw new Error('no gift cards')
  const unpaid = { id: '8001', placedAt: onDay(-40), amount: '900.00', currency: 'USD', events: [] }
  const shop = await link(platformOf('Shopify'), [
    ...lives('USD'),
    movedTo(card, -40),
    movedTo(used, -39),
    unpaid,
  ])
  const months = (await shop.shop())?.examination?.months ?? []
  const sold = sumSales((await shop.days()).filter(({ date }) => date.startsWith('2026-10')))
  // The gift card of 100.00 was sold, and paid 80.00.
  expect(months).toEqual([
    { month: '2026-10', platform: sold.sales + 100_00 - 80_00, imported: sold.sales + 100_00 - 80_00 },
  ])
})

it('compares the months that the platform reports whole where its pages end early', async () => {
  const platform = platformOf('Shopify')
  const walked = await platform.open(() => [
    ...lives('USD'),
    {
      ...(lives('USD')[0] as OrderTimeline),
      id: '6999',
      placedAt: onDay(-60),
      events: [{ kind: 'pay', at: onDay(-60), amount: '20.37' }],
    },
  ])
  opened.push(walked)
  for (const clock of [app.clock, walked.clock]) clock.set(onDay(0, 'T23:00:00Z'))
  const reach = app.deps.fetch
  app.deps.fetch = async (...call) => {
    const body = await new Request(...call).text()
    // The platform's report of September fails.
    return body.includes('2026-08-31T16:00:00Z') && body.includes('tenderTransactions')
      ? new Response('{}', { status: 500 })
      : reach(...call)
  }
  const { companyId } = await signUpSeller(app)
  const shop = await linkWalkedShop(app, walked, { companyId, currency: 'USD', openedAt: onDay(-90) })
  const months = (await shop.shop())?.examination?.months ?? []
  expect(months.map(({ month }) => month)).toEqual(['2026-10'])
})
