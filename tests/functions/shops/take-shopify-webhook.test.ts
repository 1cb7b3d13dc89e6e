import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { decimalFromCents } from '#shared/money/cents.ts'
import { imageOf } from '../../../functions/data/item-image.ts'
import { findShop } from '../../../functions/data/shops.ts'
import { ordersBetween } from '../../../scripts/sandbox/orders.ts'
import { present } from '../../support/present.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createShopifyApp, part, startAt } from './shopify-app.ts'

let seller: Seller
let domain: string
let shopId: string
let shops = 0

const app = await createShopifyApp()
const reach = app.deps.fetch
afterAll(() => app.close())

beforeEach(async () => {
  app.clock.set(startAt)
  app.deps.fetch = reach
  seller = await signUpSeller(app)
  shops++
  domain = `shop-${shops}.myshopify.com`
  shopId = (await app.link(seller.token, `Shop-${shops}`)).data.id
})

const shopNow = async () => present(await findShop(app.deps.table, seller.companyId, shopId))

/** The shop as Shopify numbers it. */
const shopNumber = async () => Number((await shopNow()).platformShopId.split('/').at(-1))

const uninstalled = async () => app.webhook('app/uninstalled', domain, { id: await shopNumber(), domain })
const redacted = async () =>
  app.webhook('shop/redact', domain, { shop_id: await shopNumber(), shop_domain: domain })

const subjects = () => app.outbox.sent.filter(({ to }) => to === seller.email).map(({ subject }) => subject)
const endedSubjects = () => subjects().filter((subject) => subject?.includes('授权已取消'))

/** Every item as text, in order: equal if nothing was written. */
const snapshot = async () => (await app.everyItem()).map(imageOf).toSorted()

describe('a shop at Shopify', () => {
  it('is linked by what the seller typed, and its sales are those of the file to the cent', async () => {
    await app.drainEvents()
    const span = { lastDate: '2026-11-20', from: '2025-01-01T00:00:00Z', to: startAt }
    const rows = ordersBetween(part, span)
    const total = (kind: 'sale' | 'refund') =>
      decimalFromCents(
        rows.reduce((sum, row) => sum + (row.kind === kind ? Math.round(Number(row.amount) * 100) : 0), 0),
      )
    expect(await app.list(seller.token)).toMatchObject([
      {
        name: `Shop ${shops}`,
        currency: 'USD',
        status: 'authorized',
        import: { status: 'imported', orders: rows.length, sales: total('sale'), refunds: total('refund') },
      },
    ])
    expect((await shopNow()).domain).toBe(domain)
  })
})

describe('the app’s removal', () => {
  it('ends the authorisation, removes the tokens, and is told to the seller', async () => {
    expect((await app.take(await uninstalled())).status).toBe(200)
    expect(await shopNow()).toMatchObject({ status: 'unauthorized', domain })
    expect(await shopNow()).not.toHaveProperty('sealedTokens')
    await app.drainEvents()
    expect(endedSubjects()).toHaveLength(1)
    expect((await app.list(seller.token))[0]).toMatchObject({
      status: 'unauthorized',
      import: { status: 'failed' },
    })
  })

  it('that is told again does nothing', async () => {
    const webhook = await uninstalled()
    await Promise.all([app.take(webhook), app.take(webhook)])
    await app.drainEvents()
    const before = await snapshot()
    expect((await app.take(webhook)).status).toBe(200)
    await app.drainEvents()
    expect(await snapshot()).toEqual(before)
    expect(endedSubjects()).toHaveLength(1)
  })

  it('that is told late does not end the authorisation that came after it', async () => {
    await app.shopify.uninstall(domain)
    const webhook = await uninstalled()
    app.clock.advance('PT1M')
    await app.link(seller.token, domain)
    await app.take(webhook)
    expect((await shopNow()).status).toBe('authorized')
    await app.drainEvents()
    expect((await app.list(seller.token))[0]?.import.status).toBe('imported')
    expect(endedSubjects()).toEqual([])
  })

  it('while the sales are read ends the reading, and is told once', async () => {
    let pages = 0
    app.deps.fetch = async (...request) => {
      if (!new Request(...request).url.endsWith('/graphql.json')) return reach(...request)
      pages++
      if (pages === 3) {
        await app.shopify.uninstall(domain)
        await app.take(await uninstalled())
      }
      return reach(...request)
    }
    await app.drainEvents()
    expect(pages).toBe(3)
    expect((await app.list(seller.token))[0]).toMatchObject({
      status: 'unauthorized',
      import: { status: 'failed' },
    })
    expect(endedSubjects()).toHaveLength(1)
    app.deps.fetch = reach
    await app.link(seller.token, domain)
    await app.drainEvents()
    expect((await app.list(seller.token))[0]).toMatchObject({
      status: 'authorized',
      import: { status: 'imported' },
    })
  })

  it('of a shop that nobody linked is no matter', async () => {
    const before = await snapshot()
    const webhook = app.webhook('app/uninstalled', 'unknown.myshopify.com', { id: 1 })
    expect((await app.take(webhook)).status).toBe(200)
    expect(await snapshot()).toEqual(before)
  })
})

describe('what Shopify did not sign', () => {
  it('is refused with 401, and does nothing', async () => {
    const webhook = await uninstalled()
    const { 'x-shopify-hmac-sha256': signature = '', ...unsigned } = webhook.headers
    const before = await snapshot()
    const forged = [
      { ...webhook, headers: unsigned },
      { ...webhook, headers: { ...unsigned, 'x-shopify-hmac-sha256': '' } },
      { ...webhook, headers: { ...unsigned, 'x-shopify-hmac-sha256': 'AAAA' } },
      { ...webhook, headers: { ...unsigned, 'x-shopify-hmac-sha256': signature.toLowerCase() } },
      { ...webhook, body: `${webhook.body} ` },
      { ...webhook, body: '' },
      { ...webhook, body: 'null' },
    ]
    for (const each of forged) {
      const answered = await app.take(each)
      expect([answered.status, answered.code]).toEqual([401, 80810004])
    }
    expect(await snapshot()).toEqual(before)
  })

  it('is refused where the environment is not linked to Shopify', async () => {
    const webhook = await uninstalled()
    const { config } = app.deps
    const { platforms } = config
    config.platforms = []
    const { status } = await app.take(webhook)
    config.platforms = platforms
    expect(status).toBe(401)
  })
})

describe('what privacy law asks for', () => {
  it.each(['customers/data_request', 'customers/redact'] as const)(
    '%s is taken, and finds nothing of any customer',
    async (topic) => {
      const before = await snapshot()
      const payload = {
        shop_id: await shopNumber(),
        shop_domain: domain,
        customer: { id: 191_167, email: 'buyer@example.com', phone: '555-625-1199' },
        orders_requested: [299_938],
      }
      expect((await app.take(app.webhook(topic, domain, payload))).status).toBe(200)
      expect(await snapshot()).toEqual(before)
      const line = app.log.findLast(({ message }) => message === 'a webhook was taken')
      expect(line?.fields).toMatchObject({ topic, shopId })
      expect(JSON.stringify(app.log)).not.toContain('buyer@example.com')
    },
  )

  it('shop/redact makes the portal forget where the shop was, and keep what it sold', async () => {
    await app.drainEvents()
    await app.shopify.uninstall(domain)
    await app.take(await uninstalled())
    const sold = (await shopNow()).import
    app.clock.advance('PT48H')
    const webhook = await redacted()
    expect((await app.take(webhook)).status).toBe(200)
    expect(await shopNow()).not.toHaveProperty('domain')
    expect((await shopNow()).import).toEqual(sold)
    expect((await app.take(webhook)).status).toBe(200)
  })

  it('shop/redact leaves a shop whole that was authorised again', async () => {
    const before = await shopNow()
    await app.take(await redacted())
    expect(await shopNow()).toEqual(before)
  })
})

describe('what is signed and not understood', () => {
  it.each([
    ['another topic', 'orders/create', { id: 1 }],
    ['no shop', 'shop/redact', {}],
  ])('of %s is taken, so that it does not come again, and logged', async (_, topic, payload) => {
    const before = await snapshot()
    const webhook = app.webhook(topic as 'shop/redact', domain, payload)
    expect((await app.take(webhook)).status).toBe(200)
    expect(app.log.at(-2)).toMatchObject({ level: 'error', message: 'a webhook was not understood' })
    expect(await snapshot()).toEqual(before)
  })
})
