import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { replaceShop } from '../../../functions/data/shops.ts'
import { setMembership } from '../../support/set-membership.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { uploadFile } from '../files/upload-file.ts'
import { createPaymentAccountsApp } from '../shops/payment-accounts-app.ts'
import { createPaymentApp } from '../shops/payment-app.ts'
import { createSeveralShopsApp } from '../shops/several-shops-app.ts'
import { createShopApp } from '../shops/shop-app.ts'
import { createShopifyApp } from '../shops/shopify-app.ts'
import { measureApp, type Walk } from './measured-app.ts'

const walkShopAccounts = async (app: TestApp, { token }: Seller): Promise<void> => {
  const { data } = await app.send(
    shopsEndpoints.addShopAccount,
    {
      body: {
        platform_id: 'harbor-market',
        login: 'seller',
        password: 'secret',
        login_url: 'https://shop.test/login',
      },
    },
    { token },
  )
  const { id, version } = data
  await app.send(shopsEndpoints.searchShopAccounts, { body: {} }, { token })
  await app.send(shopsEndpoints.editShopAccount, { body: { id, version, login: 'owner' } }, { token })
  await app.send(shopsEndpoints.revealShopPassword, { body: { id } }, { token })
  await app.send(shopsEndpoints.deleteShopAccounts, { body: { ids: [id] } }, { token })
}

/** A seller links a shop at the marketplace. */
export const walkMarketplace = async (walk: Walk): Promise<void> => {
  const shop = await createShopApp()
  try {
    const app = measureApp(shop, walk)
    const token = await shop.login('company-1')
    await app.send(shopsEndpoints.listShopPlatforms, {}, { token })
    const begun = await app.send(
      shopsEndpoints.createOauthUrl,
      { body: { platform_id: 'harbor-market' } },
      { token },
    )
    const { searchParams } = await shop.peer.decide('approve', 'harbor-gift-uk', new URL(begun.data.url))
    const body = {
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
      query: searchParams.toString(),
    }
    await app.send(shopsEndpoints.oauthCallback, { body }, { token })
    await app.send(shopsEndpoints.listLinkedShops, {}, { token })
    const announced = { platform_id: 'harbor-market', industry: 'garden', auth_mode: 1 } as const
    await app.send(shopsEndpoints.addShops, { body: { shops: [announced] } }, { token })
    const { records } = (await app.send(shopsEndpoints.searchShops, { body: {} }, { token })).data
    const id = records.find(({ status }) => status === 'authorized')?.id ?? ''
    await app.send(shopsEndpoints.listShopSales, { params: { id }, query: { by: 'month' } }, { token })
    const span = { from: '2026-11-01', to: '2026-11-20' }
    await app.send(shopsEndpoints.listShopOrders, { params: { id }, query: span }, { token })
    await app.send(shopsEndpoints.unlinkShop, { params: { id } }, { token })
    const second = (await shop.link(token, 'harbor-gift-ie')).data.id
    await app.send(shopsEndpoints.unlinkShops, { body: { ids: [second] } }, { token })
    const [seller, other] = [await signUpSeller(shop), await signUpSeller(shop)]
    const third = (await shop.link(seller.token, 'harbor-gift-fr')).data.id
    await app.send(shopsEndpoints.previewUnlinking, { body: { ids: [third] } }, seller)
    await setMembership(shop, { companyId: other.companyId, userId: seller.userId })
    const move = { shop_id: third, company_id: other.companyId }
    await app.send(shopsEndpoints.listMigrationTargets, {}, seller)
    await app.send(shopsEndpoints.previewMigration, { body: move }, seller)
    await app.send(shopsEndpoints.migrateShop, { body: move }, seller)
    await walkShopAccounts(app, seller)
  } finally {
    await shop.close()
  }
}

/** A seller links a shop of an authorisation that has two. */
export const walkSeveralShops = async (walk: Walk): Promise<void> => {
  const shops = await createSeveralShopsApp()
  try {
    const app = measureApp(shops, walk)
    const seller = await signUpSeller(shops)
    const { data } = await shops.send(
      shopsEndpoints.oauthCallback,
      { body: await shops.returned(seller) },
      seller,
    )
    const listed = await app.send(shopsEndpoints.listSharedAuthorisations, {}, seller)
    const [first] = listed.data[0]?.shops ?? []
    const chosen = { params: { id: data.id }, body: { shop_ids: [first?.id ?? ''] } }
    await app.send(shopsEndpoints.linkConsentedShops, chosen, seller)
  } finally {
    await shops.close()
  }
}

/** Shopify's webhook that a seller removed the app. */
export const walkShopify = async (walk: Walk): Promise<void> => {
  const shop = await createShopifyApp()
  try {
    const app = measureApp(shop, walk)
    const { token } = await signUpSeller(app)
    await shop.link(token, 'my-shop')
    const [linked] = await shop.list(token)
    const { headers, body } = shop.webhook('app/uninstalled', 'my-shop.myshopify.com', {
      id: Number(linked?.shop_id.split('/').at(-1)),
    })
    const call = { headers, body: JSON.parse(body) as object }
    await app.send(shopsEndpoints.takeShopifyWebhook, call)
  } finally {
    await shop.close()
  }
}

const aShop = {
  shopId: 'shop-1',
  platform: 'harbor-market',
  platformShopId: 'harbor-gift-uk',
  name: 'Harbor Gift Co. UK',
  currency: 'GBP',
  status: 'authorized',
  openedAt: '2025-11-21T00:00:00Z',
  authorisedAt: '2026-11-21T06:00:00.000Z',
  authorisationId: 'authorisation-1',
  import: { status: 'imported', orders: 0, sales: 0, refunds: 0 },
  version: 0,
} as const

/** A seller links a payment account, assigns a shop to it and has it synced again. */
export const walkPaymentAccounts = async (walk: Walk): Promise<void> => {
  const accounts = await createPaymentAccountsApp()
  try {
    const app = measureApp(accounts, walk)
    const { token, companyId } = await signUpSeller(accounts)
    const { table } = accounts.deps
    await table.transact({ shop: replaceShop(table, { ...aShop, companyId }) })
    await app.send(shopsEndpoints.listPaymentPlatforms, {}, { token })
    await app.send(shopsEndpoints.listPaymentGateways, {}, { token })
    const { data } = await accounts.link(token, 'stripe')
    await accounts.drainEvents()
    await app.send(shopsEndpoints.syncPaymentAccount, { body: { psp_id: data.id } }, { token })
    const body = { psp_id: data.id, shop_ids: [aShop.shopId] }
    await app.send(shopsEndpoints.linkShopsToPaymentAccount, { body }, { token })
    const unlinked = { psp_id: data.id }
    await app.send(shopsEndpoints.previewAccountUnlinking, { body: unlinked }, { token })
    await app.send(shopsEndpoints.unlinkPaymentAccount, { body: unlinked }, { token })
    const other = await accounts.link(token, 'paypal')
    const dismissed = { psp_id: other.data.id, marketplace: 'amazon' as const }
    await app.send(shopsEndpoints.dismissDeposits, { body: dismissed }, { token })
  } finally {
    await accounts.close()
  }
}

/** A seller uploads the orders of a shop that no connector reads. */
export const walkUploads = async (walk: Walk): Promise<void> => {
  const plain = await createTestApp({ startAt: '2026-11-28T04:00:00.000Z' })
  try {
    const app = measureApp(plain, walk)
    const { token } = await signUpSeller(plain)
    const body = {
      kind: 'shop',
      platform: 'Temu',
      name: 'Harbour Gift',
      currency: 'USD',
      time_zone: 'Asia/Shanghai',
    } as const
    const { data } = await app.send(shopsEndpoints.addUploadedSource, { body }, { token })
    const rows = Array.from({ length: 1000 }, (_, row) => `A${row},2026-11-${(row % 28) + 1},10.00`)
    const content = new TextEncoder().encode(['Order ID,Paid Time,Order Amount', ...rows].join('\n'))
    const file_id = await uploadFile(plain, token, { content, name: 'orders.csv', extension: 'csv' })
    const of = { source_id: data.id, file_id }
    const { data: preview } = await app.send(shopsEndpoints.previewUpload, { body: of }, { token })
    if (!preview.reading) throw new Error('the columns are not guessed')
    const kept = { ...of, reading: preview.reading }
    const effect = { source_id: data.id, upload: { file_id, reading: preview.reading } }
    await app.send(shopsEndpoints.previewUploadLimits, { body: effect }, { token })
    await app.send(shopsEndpoints.keepUpload, { body: kept }, { token })
    await app.send(shopsEndpoints.listUploadedSources, {}, { token })
    await app.send(shopsEndpoints.removeUploadedSource, { body: { source_id: data.id } }, { token })
  } finally {
    await plain.close()
  }
}

/** A customer of the payment platform comes by its page. */
export const walkPaymentPlatform = async (walk: Walk): Promise<void> => {
  const payment = await createPaymentApp()
  try {
    const app = measureApp(payment, walk)
    const landing = await payment.peer.landing('seller-one')
    await app.send(shopsEndpoints.getPaymentOffer, { query: { offer_id: landing.offer_id } })
    await app.send(shopsEndpoints.verifyPaymentAuthorisation, { body: landing })
  } finally {
    await payment.close()
  }
}
