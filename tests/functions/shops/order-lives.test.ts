import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { quotedCurrencies, type ReferenceRates } from '#shared/money/exchange-rates.ts'
import { putRates } from '../../../functions/data/exchange-rates.ts'
import type { OrderLife } from '../../../scripts/sandbox/order-lives.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import {
  createLives,
  daysOfLives,
  foreignOrders,
  giftCardOrders,
  onDay,
  testOrder,
} from '../connectors/order-lives.ts'
import { type WalkedPlatform, type WalkedShop, walkedPlatforms } from '../connectors/walked-platforms.ts'
import { linkWalkedShop } from './linked-shop.ts'

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

const open = async (platform: WalkedPlatform, lives: () => readonly OrderLife[]) => {
  const walked = await platform.open(lives)
  opened.push(walked)
  const { currency } = platform.request.shop
  return {
    currency,
    to: (day: number) => {
      for (const clock of [app.clock, walked.clock]) clock.set(onDay(day, present))
    },
    link: async () => {
      const { companyId } = await signUpSeller(app)
      return linkWalkedShop(app, walked, { companyId, currency, openedAt: onDay(-60) })
    },
  }
}

/** Published on day 0: two of every currency for an euro. */
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

describe.each(walkedPlatforms)('the orders of a shop at $name', (platform) => {
  const livesOf = (currency: string): OrderLife[] => [
    ...createLives(currency),
    ...(platform.has.tests ? [testOrder(currency)] : []),
    ...(platform.has.giftCards ? giftCardOrders(currency) : []),
  ]

  it('count on the days that they were paid, cancelled and refunded, whenever that was', async () => {
    const lives = livesOf(platform.request.shop.currency)
    const { currency, to, link } = await open(platform, () => lives)
    to(0)
    const shop = await link()
    for (const day of readingDays.slice(1)) {
      to(day)
      await shop.readOn()
      const expected = daysOfLives(lives, onDay(day, present), currency)
      expect(sumsOf(await shop.days()), `on day ${day}`).toEqual(expected)
    }
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
  })
})
