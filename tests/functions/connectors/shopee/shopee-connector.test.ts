import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  CallNotAllowed,
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../../../../functions/connectors/call-platform.ts'
import {
  orderDetails,
  orderList,
  returnList,
  shopInfo,
  tokenAnswer,
} from '../../../../functions/connectors/shopee/shopee-connector.ts'
import { signShopeeRequest } from '../../../../functions/connectors/shopee/sign-request.ts'
import { signatureVectors } from '../../../support/vendor-definition.ts'
import { openSandboxPlatform, startAt } from '../sandbox-shop.ts'
import { readEntries, totalsOf, totalsOfPart } from '../shop-sales.ts'
import { shopeeCalls, testedShopee } from './tested-shopee.ts'

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

/** What the connector reads of each call. */
const schemasByPath: Readonly<Record<string, z.ZodMiniType>> = {
  '/api/v2/auth/access_token/get': tokenAnswer,
  '/api/v2/shop/get_shop_info': shopInfo,
  '/api/v2/order/get_order_list': orderList,
  '/api/v2/order/get_order_detail': orderDetails,
  '/api/v2/returns/get_return_list': returnList,
}

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
    ['error_auth', PlatformUnavailable],
  ])('%s is what it means, with status 200 and with 403', async (error, kind) => {
    for (const status of [200, 403])
      await expect(
        connectTo({ error, message: '', request_id: 'r' }, status).readProfile(any),
      ).rejects.toThrow(kind)
  })
})

it('the code of a void token is also that of a fault of the app, and ends no consent then', async () => {
  const connector = connectTo({ error: 'error_auth', message: 'Invalid access_token.' })
  await expect(connector.readProfile(any)).rejects.toThrow(GrantRefused)
})

const goods = (original_cost_of_goods_sold: number) => ({ original_cost_of_goods_sold })
const made = (refund_amount: number, status = 'ACCEPTED') => ({
  return_sn: String(refund_amount),
  order_sn: 'A1',
  refund_amount,
  currency: 'USD',
  update_time: 1795219200,
  status,
})

const ofTheOrder = (income: object) => [{ escrow_detail: { order_sn: 'A1', order_income: income } }]

describe('the sales', () => {
  it('come to what the file says, in windows of fifteen days', async () => {
    const tokens = await shop.link()
    const entries = await readEntries(shop.connector, tokens, span)
    expect(totalsOf(entries)).toEqual(totalsOfPart({ index: 5, of: 10 }))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    // Calls are validated against Shopee's definition if its file exists.
    expect(shop.validatedCalls()).toBeGreaterThanOrEqual(shop.definitions.length > 0 ? 50 : 0)
  })

  const paid = {
    order_sn: 'A1',
    order_status: 'COMPLETED',
    currency: 'USD',
    create_time: 1795219200,
    pay_time: 1795219200,
    total_amount: 85,
  }
  /** The first page of orders, or of returns, of a shop with one order. */
  const entriesOf = async (
    order: object,
    income: object,
    returns: object[] = [],
    incomes: (income: object) => object[] = ofTheOrder,
  ) => {
    const connector = shop.connect('any', async (url) => {
      const path = new URL(String(url)).pathname.split('/').at(-1)
      const list = [{ ...paid, ...order }]
      if (path === 'get_order_list') return Response.json({ response: { more: false, order_list: list } })
      if (path === 'get_return_list') return Response.json({ response: { more: false, return: returns } })
      if (path === 'get_order_detail') return Response.json({ response: { order_list: list } })
      return Response.json({ response: incomes(income) })
    })
    const window = { ...span, from: '2026-11-20T00:00:00.000Z' }
    const cursor = returns.length > 0 ? { cursor: JSON.stringify({ step: 1 }) } : {}
    const { entries } = await connector.readSales(any, { ...window, ...cursor })
    return entries.map(({ kind, amount, currency }) => [kind, amount, currency])
  }
  const income = { original_cost_of_goods_sold: 100, voucher_from_seller: 8, buyer_paid_shipping_fee: 3 }

  it('of one in dongs have no smaller coin, and a float is the decimal that it was', async () => {
    expect(await entriesOf({ currency: 'VND' }, goods(1_250_000))).toEqual([['sale', 125_000_000, 'VND']])
    expect(await entriesOf({}, goods(19.99))).toEqual([['sale', 1999, undefined]])
    expect(await entriesOf({ cod: true, order_status: 'SHIPPED' }, goods(5))).toEqual([])
  })

  it('are what the seller is paid: with Shopee’s discounts, and without the seller’s own', async () => {
    expect(await entriesOf({}, { ...income, seller_coin_cash_back: 1 })).toEqual([['sale', 9400, undefined]])
    // For shops of its international programme, Shopee does not state these parts of the income.
    expect(await entriesOf({}, { escrow_amount: 70 })).toEqual([['sale', 8500, undefined]])
    expect(await entriesOf({}, income, [], () => [])).toEqual([['sale', 8500, undefined]])
  })

  it('have a refund with the part of the price that Shopee had paid', async () => {
    const refunds = await entriesOf({}, income, [made(85), made(17), made(20, 'REQUESTED')])
    expect(refunds).toEqual([
      ['refund', 9500, undefined],
      ['refund', 1900, undefined],
    ])
  })
})

describe('Shopee’s own examples', () => {
  const samples = shopeeCalls.flatMap(({ path, response_sample: [sample] }) => {
    const schema = schemasByPath[path]
    // Two of them are texts, and no valid JSON.
    return schema && typeof sample?.value === 'object' ? [{ path, schema, value: sample.value }] : []
  })
  it.each(samples)('of $path are read', ({ schema, value }) => {
    expect(schema.safeParse(value).success).toBe(true)
  })
  it('are of every call that has one', () => {
    expect(samples).toHaveLength(shopeeCalls.length > 0 ? 4 : 0)
  })
})
