import { afterAll, beforeAll, expect, it } from 'vitest'
import { findShopReading, replaceShopReading } from '../../../functions/data/shop-readings.ts'
import { findShop } from '../../../functions/data/shops.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createShopApp, type ShopApp } from './shop-app.ts'

let app: ShopApp
beforeAll(async () => {
  app = await createShopApp()
})
afterAll(() => app.close())

it('tells how many days of an import are read, for as long as it is under way', async () => {
  const { token, companyId } = await signUpSeller(app)
  const shopId = (await app.link(token)).data.id
  const importNow = async () => (await app.list(token)).shop[0]?.import

  const openedOn = (await findShop(app.deps.table, companyId, shopId))?.openedAt.slice(0, 10) ?? ''
  const all = (Date.parse('2026-11-22') - Date.parse(openedOn)) / 86_400_000
  expect(await importNow()).toMatchObject({ status: 'pending', days: { read: 0, all } })

  const reading = await findShopReading(app.deps.table, { companyId, shopId })
  if (!reading) throw new Error('nothing is read')
  const read = { ...reading, nextDate: '2026-11-12' }
  await app.deps.table.transact({ reading: replaceShopReading(app.deps.table, read) })
  expect(await importNow()).toMatchObject({ days: { read: all - 10, all } })

  await app.deps.table.transact({
    reading: replaceShopReading(app.deps.table, { ...reading, version: reading.version + 1 }),
  })
  await app.drainEvents()
  expect(await importNow()).toMatchObject({ status: 'imported', days: null })
})
