import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  CallNotAllowed,
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../../../../functions/connectors/call-platform.ts'
import { signShopeeRequest } from '../../../../functions/connectors/shopee/sign-request.ts'
import { signatureVectors } from '../../../support/vendor-definition.ts'
import { openSandboxPlatform, startAt } from '../sandbox-shop.ts'
import { readEntries, totalsOf, totalsOfPart } from '../shop-sales.ts'
import { testedShopee } from './tested-shopee.ts'

const open = () => openSandboxPlatform(testedShopee)
let shop: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  shop = await open()
})
afterEach(() => shop.close())

const span = {
  shop: { id: 'any', currency: 'USD' },
  from: '2025-11-01T00:00:00.000Z',
  to: startAt,
  by: 'placed',
} as const
const any = { accessToken: 'any', seller: { shop_id: '1' } }

const connectTo = (body: object, status = 200) =>
  shop.connect('any', async () => Response.json(body, { status }))

describe('the signature', () => {
  const vectors = signatureVectors('Shopee').filter(({ path }) => path)
  it.each(vectors)('is that of the example of $path', (vector) => {
    const { secret, path, timestamp, sign } = vector
    const { partner_id, access_token, shop_id } = vector as unknown as Record<string, string>
    const access = access_token && shop_id ? { accessToken: access_token, shopId: shop_id } : {}
    expect(signShopeeRequest(secret, { partnerId: partner_id ?? '', path, timestamp, ...access })).toBe(sign)
  })

  it('that is wrong is refused, which ends no consent', async () => {
    const tokens = await shop.link()
    const error = await shop
      .connect('another key')
      .readProfile(tokens)
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(PlatformUnavailable)
  })
})

describe('the consent', () => {
  it('is asked for with the address and the state', () => {
    const { pathname, searchParams } = new URL(shop.consentPage())
    expect(pathname).toBe('/sandbox/shopee/open.shopee.com/auth')
    expect(Object.fromEntries(searchParams)).toEqual({
      partner_id: '2001887',
      auth_type: 'seller',
      redirect_uri: 'https://portal.test/financing/oauth/callback',
      response_type: 'code',
      state: 'the-state',
    })
  })

  it('brings tokens for four hours with the id of the shop, and lasts a year', async () => {
    expect(await shop.link()).toEqual({
      accessToken: expect.any(String) as string,
      refreshToken: expect.any(String) as string,
      accessExpiresAt: '2026-11-21T10:00:00.000Z',
      consentExpiresAt: '2027-11-21T06:00:00.000Z',
      seller: { shop_id: expect.stringMatching(/^\d+$/) as string },
    })
  })

  it('is to the shop that Shopee gave it for, whatever the browser says', async () => {
    const query = await shop.consent()
    query.set('shop_id', '4711')
    await expect(shop.exchange(query)).rejects.toThrow(GrantRefused)
  })

  it('of a main account is none, since its tokens are not of one shop', async () => {
    const query = await shop.consent()
    query.delete('shop_id')
    query.set('main_account_id', '4711')
    await expect(shop.exchange(query)).rejects.toThrow(GrantRefused)
  })

  it('goes on by refresh tokens for a single use, each with the id of the shop', async () => {
    const tokens = await shop.link()
    const fresh = await shop.connector.refresh(tokens, {})
    expect(fresh.seller).toEqual(tokens.seller)
    await expect(shop.connector.refresh(tokens, {})).rejects.toThrow(GrantRefused)
    const access = { accessToken: fresh.accessToken, seller: fresh.seller ?? {} }
    expect((await shop.connector.readProfile({ ...access })).name).toBe('tidewater-crafts')
  })
})

describe('an error in the body', () => {
  it.each([
    ['invalid_acceess_token', GrantRefused],
    ['shop_access_expired', GrantRefused],
    ['error_api_permission', CallNotAllowed],
    ['source_ip_undeclared', CallNotAllowed],
    ['error_rate_limit', PlatformThrottled],
    ['error_limit', PlatformThrottled],
    ['error_inner', PlatformUnavailable],
  ])('%s is what it means, with status 200 and with 403', async (error, kind) => {
    for (const status of [200, 403])
      await expect(
        connectTo({ error, message: '', request_id: 'r' }, status).readProfile(any),
      ).rejects.toThrow(kind)
  })
})

describe('the sales', () => {
  it('come to what the file says, in windows of fifteen days', async () => {
    const tokens = await shop.link()
    const entries = await readEntries(shop.connector, tokens, span)
    expect(totalsOf(entries)).toEqual(totalsOfPart({ index: 5, of: 10 }))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })

  it('of one in dongs have no smaller coin, and a float is the decimal that it was', async () => {
    const order = {
      order_sn: 'A1',
      order_status: 'COMPLETED',
      currency: 'VND',
      create_time: 1795219200,
      pay_time: 1795219200,
    }
    const list = { response: { more: false, order_list: [{ order_sn: 'A1' }] } }
    const salesOf = async (total_amount: number, more: object = {}) => {
      const connector = shop.connect('any', async (url) =>
        Response.json(
          String(url).includes('get_order_list')
            ? list
            : { response: { order_list: [{ ...order, total_amount, ...more }] } },
        ),
      )
      const window = { ...span, from: '2026-11-20T00:00:00.000Z' }
      return (await connector.readSales(any, window)).entries.map(({ amount, currency }) => [
        amount,
        currency,
      ])
    }
    expect(await salesOf(1_250_000)).toEqual([[125_000_000, 'VND']])
    expect(await salesOf(19.99, { currency: 'USD' })).toEqual([[1999, undefined]])
    expect(await salesOf(5, { cod: true, order_status: 'SHIPPED' })).toEqual([])
  })
})
