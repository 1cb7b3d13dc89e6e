import { expect, test } from 'vitest'
import type { ShopNotice } from '#shared/shops/shop-condition.ts'
import { findShop, replaceShop, type Shop } from '../../../../functions/data/shops.ts'
import { shopsNotifications } from '../../../../functions/shops/shops-notifications.ts'
import { buildFacility } from '../../../support/build-facility.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const shopOf = (companyId: string, shopId: string, changes: Partial<Shop> = {}): Shop => ({
  companyId,
  shopId,
  platform: 'shopify',
  platformShopId: `p-${companyId}-${shopId}`,
  name: `Shop ${shopId}`,
  currency: 'GBP',
  status: 'authorized',
  openedAt: '2020-01-01T00:00:00.000Z',
  authorisedAt: '2026-01-01T00:00:00.000Z',
  authorisationId: 'a',
  import: { status: 'imported', orders: 0, sales: 0, refunds: 0 },
  version: 0,
  ...changes,
})

const put = async (shop: Shop) => {
  const { table } = app.deps
  const present = await findShop(table, shop.companyId, shop.shopId)
  await table.write(replaceShop(table, { ...shop, version: present?.version ?? 0 }))
}

/** The event that a shop's sync writes. */
const comesToBe = (shop: Shop, condition: ShopNotice, at: string) =>
  put(shop).then(() =>
    shopsNotifications['shop-condition-changed'](
      { name: 'shop-condition-changed', companyId: shop.companyId, shopId: shop.shopId, condition },
      app.deps,
      { eventId: `e-${shop.shopId}-${condition}-${at}`, at, done: undefined as never },
    ),
  )

const troubles = async () => {
  const list = await deskOf(app.deps)({ action: 'shop-trouble-list', actor: 'grace' })
  return (list as unknown as { waiting: { shopId: string; troubles: string[]; workId: string }[] }).waiting
}
const shown = async () => (await troubles()).map(({ shopId, troubles: what }) => [shopId, ...what])

const app = await useTestApp()
const borrower = await buildFacility(app, { limitCents: 20_000_00, outstandingCents: 5_000_00 })
const visitor = await signUpSeller(app)

test('shops that something is wrong with are listed of companies that have a limit, the longest so first', async () => {
  const { companyId, facilityId } = borrower
  const expired = shopOf(companyId, 'expired', { status: 'expired' })
  await comesToBe(expired, 'expired', '2026-11-02T00:00:00.000Z')
  const quiet = shopOf(companyId, 'quiet', { abnormal: ['noSales', 'manyRefunds'] })
  await comesToBe(quiet, 'noSales', '2026-11-01T00:00:00.000Z')
  await comesToBe(
    shopOf(visitor.companyId, 'other', { abnormal: ['noSales'] }),
    'noSales',
    '2026-11-01T00:00:00.000Z',
  )
  expect(await troubles()).toMatchObject([
    {
      companyId,
      shopId: 'quiet',
      shop: 'Shop quiet',
      platform: 'shopify',
      companyNameEn: 'Lantern Street Trading Limited',
      companyNameCn: '灯街贸易有限公司',
      troubles: ['noSales', 'manyRefunds'],
      since: '2026-11-01T00:00:00.000Z',
      facilityId,
      currency: 'GBP',
      limit: '20000.00',
      outstanding: '5000.00',
      takenBy: null,
    },
    { shopId: 'expired', troubles: ['expired'] },
  ])
})

test('one that is well again, authorised anew or unlinked is listed no more', async () => {
  const { companyId } = borrower
  const [first] = await troubles()
  const take = { action: 'work-claim', actor: 'grace', queue: 'shop', workId: first?.workId }
  expect(await deskOf(app.deps)(take)).toMatchObject({ ok: true, takenBy: 'grace' })
  // A repeated delivery changes nothing.
  const quiet = shopOf(companyId, 'quiet', { abnormal: ['noSales'] })
  await comesToBe(quiet, 'normal', '2026-10-01T00:00:00.000Z')
  expect(await shown()).toEqual([
    ['quiet', 'noSales'],
    ['expired', 'expired'],
  ])

  await comesToBe(shopOf(companyId, 'quiet', { abnormal: [] }), 'normal', '2026-11-05T00:00:00.000Z')
  expect(await shown()).toEqual([['expired', 'expired']])
  expect(await deskOf(app.deps)(take)).toMatchObject({ ok: false, reason: 'notFound' })
  // The seller authorised it again, which writes no event.
  await put(shopOf(companyId, 'expired'))
  expect(await shown()).toEqual([])
  await put(shopOf(companyId, 'expired', { status: 'unauthorized', unlinkedAt: '2026-11-06T00:00:00.000Z' }))
  expect(await shown()).toEqual([])
})

test('a consent that ends soon is listed before it has ended', async () => {
  const soon = shopOf(borrower.companyId, 'soon', { expiresAt: '2026-11-09T00:00:00.000Z' })
  await comesToBe(soon, 'expiringSoon', '2026-11-02T00:00:00.000Z')
  expect(await shown()).toEqual([['soon', 'expiringSoon']])
})

test('one that could never be read is listed before its company has a limit, until it is read', async () => {
  const { companyId } = visitor
  const failed = { status: 'failed', orders: 0, sales: 0, refunds: 0 } as const
  await comesToBe(
    shopOf(companyId, 'awaited', { abnormal: ['notReadable'], import: failed }),
    'notReadable',
    '2026-11-03T00:00:00.000Z',
  )
  expect((await troubles()).find(({ shopId }) => shopId === 'awaited')).toMatchObject({
    companyId,
    troubles: ['notReadable'],
    facilityId: null,
    limit: null,
  })
  await comesToBe(shopOf(companyId, 'awaited'), 'normal', '2026-11-04T00:00:00.000Z')
  expect((await shown()).map(([shopId]) => shopId)).not.toContain('awaited')
})
