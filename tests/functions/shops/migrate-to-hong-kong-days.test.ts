import { afterEach, beforeEach, expect, it } from 'vitest'
import { sumSales } from '#shared/shops/daily-sales.ts'
import { listEveryDay } from '../../../functions/data/daily-sales.ts'
import { findShopSync } from '../../../functions/data/shop-syncs.ts'
import { findShop } from '../../../functions/data/shops.ts'
import { readShops } from '../../../functions/jobs/shop-sync.ts'
import { settleShopWeeks } from '../../../functions/repayment/settle-shop-weeks.ts'
import { readDays } from '../../../functions/underwriting/read-shop-sales.ts'
import { present } from '../../support/present.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createShopApp, type ShopApp } from './shop-app.ts'
import { storeByUtc } from './store-by-utc.ts'

let app: ShopApp
let shop: { companyId: string; shopId: string }
beforeEach(async () => {
  app = await createShopApp()
  const { companyId, token } = await signUpSeller(app)
  shop = { companyId, shopId: (await app.link(token)).data.id }
  await app.drainEvents()
})
afterEach(() => app.close())

const shopNow = async () => present(await findShop(app.deps.table, shop.companyId, shop.shopId))
const everyDay = () => listEveryDay(app.deps.table, shop)
const counted = async () => (await readDays(app.deps.table, await shopNow(), '2026-11-30')).days

const utcDay = { date: '2026-10-05', currency: 'GBP', sales: 777_00, refunds: 0, orders: 1 } as const

it('days by UTC are read again by the dates of Hong Kong, and count until that is done', async () => {
  const byHongKong = await everyDay()
  const before = sumSales(byHongKong)
  await storeByUtc(app, shop, utcDay)
  app.clock.advance('P1D')
  let pages = 0
  const reach = app.deps.fetch
  app.deps.fetch = async (...call) => {
    if (new Request(...call).url.includes('/orders') && ++pages > 4) throw new TypeError('fetch failed')
    return reach(...call)
  }
  await readShops(app.deps)
  await expect(app.drainEvents()).rejects.toThrow('no answer')
  expect((await everyDay()).length, 'some days are new').toBeGreaterThan(1)
  expect(await shopNow()).toMatchObject({ hasUtcDays: true, import: { status: 'imported' } })
  expect(await counted()).toEqual([{ date: utcDay.date, salesCents: utcDay.sales, refundsCents: 0 }])
  const [week] = await settleShopWeeks(app.deps.table, shop.companyId, 'GBP', '2026-10-11', app.clock.now())
  expect(week).toMatchObject({ netSalesCents: utcDay.sales, isEstimate: false })

  app.deps.fetch = reach
  await app.drainEvents()
  expect((await shopNow()).hasUtcDays).toBeUndefined()
  const after = (await everyDay()).filter(({ date }) => date <= '2026-11-21')
  expect(sumSales(after)).toEqual(before)
  expect(after.map(({ date }) => date)).toEqual(byHongKong.map(({ date }) => date))
  expect(await findShopSync(app.deps.table, shop)).toMatchObject({ calendar: 'hongKong', by: 'changed' })
})

it('a sale on Monday at two in Hong Kong is in the week that begins then', async () => {
  const { createSalesByDay } = await import('#shared/shops/daily-sales.ts')
  const sales = createSalesByDay()
  sales.add({ id: 'a', at: '2026-11-22T18:00:00Z', kind: 'sale', amount: 500_000 })
  expect([...sales.days.keys()]).toEqual(['2026-11-23'])
})
