import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import {
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../../../../functions/connectors/call-platform.ts'
import { UnsupportedCurrency } from '../../../../functions/connectors/supported-currency.ts'
import { ebayPart } from '../../../../scripts/sandbox/ebay/ebay-orders.ts'
import { idsOf, readEntries, totalsOf, totalsOfPart } from '../shop-sales.ts'
import { createEbayShop, type EbayShop, pounds } from './ebay-shop.ts'

let shop: EbayShop
beforeEach(async () => {
  shop = await createEbayShop()
})
afterEach(() => shop.close())

const read = async (changes: object = {}, accessToken?: string) =>
  readEntries(
    shop.connector,
    { accessToken: accessToken ?? (await shop.link()).accessToken },
    { ...pounds, ...changes },
  )

const paidOrder = (index: number) => ({
  orderId: `o-${index}`,
  creationDate: '2026-11-20T06:00:00.000Z',
  orderPaymentStatus: 'PAID',
  pricingSummary: { total: { value: '1.00', currency: 'GBP' } },
})

const orderIn = (currency: string) => ({
  ...paidOrder(1),
  pricingSummary: { total: { value: '1.00', currency } },
})

describe('the consent', () => {
  it('is asked for by the RuName and the scopes that only read', () => {
    const { pathname, searchParams } = new URL(shop.consentPage)
    expect(pathname).toBe('/sandbox/ebay/auth.ebay.com/oauth2/authorize')
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'Brightqu-portal-SBX-0123456789ab-cdef0123',
      redirect_uri: 'Brightquay-Brightqu-portal-abcdefg',
      response_type: 'code',
      scope:
        'https://api.ebay.com/oauth/api_scope/sell.fulfillment.readonly https://api.ebay.com/oauth/api_scope/commerce.identity.readonly https://api.ebay.com/oauth/api_scope/sell.finances https://api.ebay.com/oauth/api_scope/sell.payment.dispute',
      state: 'the-state',
    })
  })

  it('brings tokens for two hours, and lasts eighteen months', async () => {
    expect(await shop.link()).toEqual({
      accessToken: expect.stringContaining('v^1.1#') as string,
      refreshToken: expect.stringContaining('v^1.1#') as string,
      accessExpiresAt: '2026-11-21T08:00:00.000Z',
      consentExpiresAt: '2028-05-21T18:00:00.000Z',
    })
  })

  it('that was not given comes back as such, and without a code nothing is redeemed', async () => {
    const query = await shop.consent('deny')
    expect([query.get('error'), query.get('state')]).toEqual(['access_denied', 'the-state'])
    await expect(shop.exchange(query)).rejects.toThrow(GrantRefused)
  })

  it('is void with a code that comes twice', async () => {
    const query = await shop.consent()
    const { accessToken } = await shop.exchange(query)
    await expect(shop.exchange(query)).rejects.toThrow(GrantRefused)
    await expect(shop.connector.readProfile({ accessToken })).rejects.toThrow(GrantRefused)
  })

  it('is void with a code that comes late', async () => {
    const query = await shop.consent()
    shop.clock.advance('PT5M')
    await expect(shop.exchange(query)).rejects.toThrow(GrantRefused)
  })

  it('is not what a wrong secret speaks against', async () => {
    const query = await shop.consent()
    const refused = await shop.exchange(query, shop.connect('another')).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(PlatformUnavailable)
    expect((await shop.exchange(query)).accessToken).toContain('v^1.1#')
  })

  it('ends by itself, however often the tokens were refreshed', async () => {
    const tokens = await shop.link()
    shop.clock.advance('P547D')
    const fresh = await shop.connector.refresh(tokens, {})
    expect(fresh.consentExpiresAt).toBeUndefined()
    shop.clock.advance('P1D')
    await expect(shop.connector.refresh(tokens, {})).rejects.toThrow(GrantRefused)
  })

  it('ends at once where it is revoked; revoking it again changes nothing', async () => {
    const tokens = await shop.link()
    await shop.connector.revoke(tokens, {})
    await shop.connector.revoke(tokens, {})
    await expect(shop.connector.refresh(tokens, {})).rejects.toThrow(GrantRefused)
    await expect(shop.connector.readProfile(tokens)).rejects.toThrow(GrantRefused)
  })

  it('is still there where revoking it did not reach eBay', async () => {
    const tokens = await shop.link()
    shop.line.isDown = true
    await expect(shop.connector.revoke(tokens, {})).rejects.toThrow(PlatformUnavailable)
    shop.line.isDown = false
    expect((await shop.connector.readProfile(tokens)).name).toBe('tidewater-crafts')
  })
})

describe('an access token', () => {
  it('that has ended is refused, and another one comes for the same refresh token', async () => {
    const tokens = await shop.link()
    shop.clock.advance('PT2H')
    await expect(shop.connector.readProfile(tokens)).rejects.toThrow(GrantRefused)
    const fresh = await shop.connector.refresh(tokens, {})
    expect(fresh).toMatchObject({
      refreshToken: tokens.refreshToken,
      accessExpiresAt: '2026-11-21T10:00:00.000Z',
    })
    expect((await shop.connector.readProfile(fresh)).name).toBe('tidewater-crafts')
  })
})

describe('the profile', () => {
  it('is under the id that eBay never changes, in what eBay pays the seller in', async () => {
    expect(await shop.connector.readProfile(await shop.link())).toEqual({
      id: expect.stringMatching(/^\w{11}$/) as string,
      name: 'tidewater-crafts',
      currency: 'GBP',
      openedAt: '2024-11-22T06:00:00.000Z',
    })
  })

  it.each([
    ['EBAY_CN', 'USD'],
    ['EBAY_DE', 'EUR'],
  ])('of a seller on %s without orders is in %s', async (registrationMarketplaceId, currency) => {
    const user = { userId: 'u', username: 'n', registrationMarketplaceId }
    const connector = shop.connect('any', async (url) =>
      Response.json(String(url).includes('/user/') ? user : { orders: [] }),
    )
    expect((await connector.readProfile({ accessToken: 'any' })).currency).toBe(currency)
  })

  it.each([
    ['a single foreign order', 'EBAY_US', { EUR: 1 }, 'USD'],
    ['as many foreign orders', 'EBAY_US', { EUR: 1, USD: 1 }, 'USD'],
    ['a few more foreign orders', 'EBAY_US', { EUR: 12, GBP: 3, USD: 8 }, 'USD'],
    ['orders in another currency throughout', 'EBAY_US', { EUR: 40, USD: 5 }, 'EUR'],
    ['orders on a marketplace without a known currency', 'EBAY_RU', { EUR: 2, GBP: 1 }, 'EUR'],
  ] as const)(
    'of a seller with %s on %s is what eBay pays in',
    async (_, registrationMarketplaceId, orders, currency) => {
      const user = { userId: 'u', username: 'n', registrationMarketplaceId }
      const page = Object.entries(orders).flatMap(([of, number]) => Array<string>(number).fill(of))
      const connector = shop.connect('any', async (url) =>
        Response.json(String(url).includes('/user/') ? user : { orders: page.map(orderIn) }),
      )
      expect((await connector.readProfile({ accessToken: 'any' })).currency).toBe(currency)
    },
  )

  it('of a seller who is paid in a currency without a rate is none', async () => {
    const user = { userId: 'u', username: 'n', registrationMarketplaceId: 'EBAY_RU' }
    const connector = shop.connect('any', async (url) =>
      Response.json(String(url).includes('/user/') ? user : { orders: [] }),
    )
    await expect(connector.readProfile({ accessToken: 'any' })).rejects.toThrow(UnsupportedCurrency)
  })
})

describe('the sales', () => {
  it('come to what the file says, each once, the unpaid and what failed left out', async () => {
    const entries = await read()
    expect(totalsOf(entries)).toEqual(totalsOfPart(ebayPart))
    expect(new Set(idsOf(entries)).size).toBe(entries.length)
    expect(entries).toContainEqual({
      id: 'sale:01-54167-90001',
      at: '2026-01-01T14:17:00.000Z',
      kind: 'sale',
      amount: 5550,
      number: '01-54167-90001',
    })
  })

  it('read month by month are the same: a refund comes with its sale, and none twice', async () => {
    const { accessToken } = await shop.link()
    const ends = Array.from({ length: 14 }, (_, index) =>
      new Date(Date.UTC(2025, 10 + index, 1)).toISOString(),
    )
    const entries: SalesEntry[] = []
    for (const [index, to] of ends.slice(1).entries())
      entries.push(...(await read({ from: ends[index], to }, accessToken)))
    expect(totalsOf(entries)).toEqual(totalsOfPart(ebayPart))
    expect(new Set(idsOf(entries)).size).toBe(entries.length)
  })

  it('of a page that was lost come with the next try', async () => {
    const { accessToken } = await shop.link()
    const entries: SalesEntry[] = []
    const losses: unknown[] = []
    let cursor: string | undefined
    for (let page = 0; page === 0 || cursor; page++) {
      const request = { ...pounds, from: '2026-06-01T00:00:00.000Z', ...(cursor ? { cursor } : {}) }
      shop.line.isDown = page % 4 === 1
      if (shop.line.isDown)
        losses.push(await shop.connector.readSales({ accessToken }, request).catch((error: unknown) => error))
      shop.line.isDown = false
      const next = await shop.connector.readSales({ accessToken }, request)
      entries.push(...next.entries)
      cursor = next.cursor
    }
    expect(losses.map((each) => each instanceof PlatformUnavailable)).toEqual(losses.map(() => true))
    expect(losses.length).toBeGreaterThan(1)
    expect(entries).toEqual(await read({ from: '2026-06-01T00:00:00.000Z' }, accessToken))
  })

  it('end where the consent is revoked in the middle', async () => {
    const tokens = await shop.link()
    const { cursor = '' } = await shop.connector.readSales(tokens, pounds)
    await shop.connector.revoke(tokens, {})
    await expect(shop.connector.readSales(tokens, { ...pounds, cursor })).rejects.toThrow(GrantRefused)
  })

  it('under a consent from before disputes were requested are the orders alone', async () => {
    const { accessToken } = await shop.link()
    const refused: string[] = []
    const older = shop.connect(undefined, async (...call) => {
      const { url } = new Request(...call)
      if (!url.includes('/payment_dispute')) return fetch(...call)
      refused.push(url)
      const errors = [{ errorId: 1100, domain: 'ACCESS', category: 'REQUEST', message: 'Access denied' }]
      return Response.json({ errors }, { status: 403 })
    })
    const entries = await readEntries(older, { accessToken }, pounds)
    expect(totalsOf(entries)).toEqual(totalsOfPart(ebayPart))
    expect(refused.length).toBeGreaterThan(0)
  })

  it('of more than two years ago are not asked for, which eBay would refuse', async () => {
    const { accessToken } = await shop.link()
    const from = '2020-01-01T00:00:00.000Z'
    expect(totalsOf(await read({ from }, accessToken))).toEqual(totalsOfPart(ebayPart))
    expect(await read({ from, to: '2021-01-01T00:00:00.000Z' }, accessToken)).toEqual([])
  })

  it('that changed are those of later days, and refunds of these days, whenever the sale was', async () => {
    await shop.link()
    shop.clock.set('2027-01-10T06:00:00.000Z')
    const { accessToken } = await shop.link()
    const span = { from: '2026-12-20T00:00:00.000Z', to: '2027-01-10T00:00:00.000Z' }
    const whole = await read({ ...span, from: '2025-01-12T00:00:00.000Z' }, accessToken)
    const changed = await read({ ...span, by: 'changed' }, accessToken)
    const expected = whole.filter(({ at }) => at >= span.from && at < span.to)
    expect(expected.filter(({ kind }) => kind === 'refund').length).toBeGreaterThan(10)
    expect([...new Set(idsOf(changed))]).toEqual([...new Set(idsOf(expected))])
  })

  it('that changed are all read though orders leave their places between the pages', async () => {
    let listed = Array.from({ length: 450 }, (_, index) => paidOrder(index))
    const connector = shop.connect('any', async (url) => {
      const query = new URL(String(url)).searchParams
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
      const orders = listed.slice(offset, offset + limit)
      const next = offset + limit < listed.length ? { next: 'there is' } : {}
      // Ten orders that were read are changed, and stand at the end from now on.
      listed = [...listed.slice(10), ...listed.slice(0, 10)]
      return Response.json({ orders, ...next })
    })
    const entries = await readEntries(
      connector,
      { accessToken: 'any' },
      { ...pounds, from: '2026-11-20T00:00:00.000Z', by: 'changed' },
    )
    expect(new Set(idsOf(entries)).size).toBe(450)
  })
})

describe('throttling', () => {
  it('is told, and nothing is lost by waiting', async () => {
    await shop.close()
    shop = await createEbayShop({ calls: 3, seconds: 60 })
    const { accessToken } = await shop.link()
    const entries: SalesEntry[] = []
    const pauses: number[] = []
    let cursor: string | undefined
    for (let page = 0; page === 0 || cursor; ) {
      const next = await shop.connector
        .readSales({ accessToken }, { ...pounds, ...(cursor ? { cursor } : {}) })
        .catch((error: unknown) => error)
      if (next instanceof PlatformThrottled) {
        pauses.push(next.retryAfterSeconds)
        shop.clock.advance(`PT${next.retryAfterSeconds}S`)
        continue
      }
      const { entries: found, cursor: after } = next as Awaited<ReturnType<typeof shop.connector.readSales>>
      entries.push(...found)
      cursor = after
      page++
    }
    expect(new Set(pauses)).toEqual(new Set([60]))
    expect(pauses.length).toBeGreaterThan(5)
    expect(totalsOf(entries)).toEqual(totalsOfPart(ebayPart))
  })
})
