import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  CallNotAllowed,
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../../../../functions/connectors/call-platform.ts'
import { signAlibabaRequest } from '../../../../functions/connectors/sign-alibaba-request.ts'
import { signatureVectors } from '../../../support/vendor-definition.ts'
import { openSandboxPlatform, startAt } from '../sandbox-shop.ts'
import { readEntries, totalsOf, totalsOfPart } from '../shop-sales.ts'
import { testedLazada } from './tested-lazada.ts'

const open = () => openSandboxPlatform(testedLazada)
let shop: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  shop = await open()
})
afterEach(() => shop.close())

const year = {
  shop: { id: 'any', currency: 'USD' },
  from: '2025-11-01T00:00:00.000Z',
  to: startAt,
  by: 'placed',
} as const
const any = { accessToken: 'any', seller: { country: 'sg' } }

const connectTo = (body: object) => shop.connect('any', async () => Response.json(body))

describe('the signature', () => {
  it.each(signatureVectors('Lazada (and AliExpress /rest)'))('is that of the example of $path', (vector) => {
    const { secret, path, params, sign } = vector
    expect(signAlibabaRequest(secret, { path, parameters: params })).toBe(sign)
  })

  it('that is wrong is refused, which ends no consent', async () => {
    const tokens = await shop.link()
    const error = await shop
      .connect('another secret')
      .readProfile(tokens)
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(PlatformUnavailable)
  })
})

describe('the consent', () => {
  it('is asked for with the address and the state', () => {
    const { pathname, searchParams } = new URL(shop.consentPage())
    expect(pathname).toBe('/sandbox/lazada/auth.lazada.com/oauth/authorize')
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      force_auth: 'true',
      redirect_uri: 'https://portal.test/financing/oauth/callback',
      client_id: '102345',
      state: 'the-state',
    })
  })

  it('has the shops of all countries, each with its currency, and lasts half a year', async () => {
    const tokens = await shop.link()
    expect(tokens).toMatchObject({
      accessExpiresAt: '2026-12-21T06:00:00.000Z',
      consentExpiresAt: '2027-05-20T06:00:00.000Z',
      seller: { countries: 'sg,my' },
    })
    expect(await shop.connector.listConsentedShops?.(tokens)).toMatchObject([
      {
        id: 'sg-100101',
        name: 'tidewater-crafts SG',
        region: 'SG',
        currency: 'SGD',
        seller: { country: 'sg' },
      },
      {
        id: 'my-100102',
        name: 'tidewater-crafts MY',
        region: 'MY',
        currency: 'MYR',
        seller: { country: 'my' },
      },
    ])
  })

  it('goes on by refresh tokens, of the same shops', async () => {
    const tokens = await shop.link()
    const fresh = await shop.connector.refresh(tokens, {})
    expect(fresh.seller).toEqual(tokens.seller)
    await expect(shop.connector.refresh(tokens, {})).rejects.toThrow(GrantRefused)
    expect(await shop.connector.listConsentedShops?.(fresh)).toHaveLength(2)
  })

  it('that cannot be refreshed ends with its token', async () => {
    const answer = {
      code: '0',
      access_token: 'a',
      expires_in: 3600,
      refresh_token: '',
      refresh_expires_in: 0,
    }
    const tokens = await connectTo(answer).exchangeCode({
      code: 'c',
      codeVerifier: '',
      redirectUri: '',
      query: new URLSearchParams(),
    })
    expect(tokens).toEqual({
      accessToken: 'a',
      accessExpiresAt: '2026-11-21T07:00:00.000Z',
      consentExpiresAt: '2026-11-21T07:00:00.000Z',
    })
  })

  it('is void with a code that comes twice', async () => {
    const query = await shop.consent()
    await shop.exchange(query)
    await expect(shop.exchange(query)).rejects.toThrow(GrantRefused)
  })
})

it.each([
  ['IllegalAccessToken', GrantRefused],
  ['IllegalRefreshToken', GrantRefused],
  ['InsufficientIsvPermissions', CallNotAllowed],
  ['ApiCallLimit', PlatformThrottled],
  ['AppCallLimit', PlatformThrottled],
  ['ServiceTimeout', PlatformUnavailable],
])('the error %s in the body is what it means', async (code, kind) => {
  await expect(connectTo({ code, type: 'ISV', message: '' }).readSales(any, year)).rejects.toThrow(kind)
})

const item = {
  order_item_id: 11,
  status: 'delivered',
  currency: 'SGD',
  item_price: '100.00',
  paid_price: 81,
  voucher_seller: 10,
  payment_time: 1795219200000,
}
const answers = (items: object[], more: { order?: object; reverse?: object[] } = {}) =>
  shop.connect('any', async (url) => {
    const { pathname } = new URL(String(url))
    if (pathname.endsWith('/orders/get')) {
      const order = { order_id: 1, created_at: '2026-11-20 10:00:00 +0800', ...more.order }
      return Response.json({ code: '0', data: { orders: [order] } })
    }
    if (pathname.endsWith('/items/get'))
      return Response.json({ code: '0', data: [{ order_id: 1, order_items: items }] })
    return Response.json({ code: '0', result: { items: more.reverse ?? [] } })
  })
const inSingapore = { ...year, shop: { id: 'any', currency: 'SGD' } } as const
const salesOf = async (...given: Parameters<typeof answers>) =>
  (await answers(...given).readSales(any, inSingapore)).entries

const reverse = (refund_amount: number, change: object = {}) => ({
  reverse_order_id: 5,
  trade_order_id: 1,
  request_type: 'RETURN',
  reverse_order_lines: [
    {
      reverse_order_line_id: 6,
      trade_order_line_id: 11,
      refund_amount,
      reverse_status: 'REFUND_SUCCESS',
      return_order_line_gmt_modified: 1795219200000,
      ...change,
    },
  ],
})
const refundsOf = async (made: object, items: object[] = [item], access = any) => {
  const page = { ...inSingapore, cursor: JSON.stringify({ step: 1 }) }
  return (await answers(items, { reverse: [made] }).readSales(access, page)).entries
}

describe('the sales', () => {
  it('come to what the file says, with each refund on its own day', async () => {
    const tokens = await shop.link()
    const access = { ...tokens, seller: { country: 'sg' } }
    const entries = await readEntries(shop.connector, access, year)
    expect(totalsOf(entries)).toEqual(totalsOfPart({ index: 8, of: 10 }))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })

  it('are what the seller is paid: with Lazada’s vouchers, and without the seller’s own', async () => {
    expect(await salesOf([item])).toMatchObject([
      { kind: 'sale', amount: 9000, at: '2026-11-21T00:00:00.000Z' },
    ])
  })

  it.each([
    ['unpaid', { status: 'unpaid' }, {}],
    ['without a payment', { payment_time: 0 }, {}],
    ['to be paid on delivery', { status: 'pending' }, { payment_method: 'COD' }],
  ])('do not have an item that is %s', async (_, change, order) => {
    expect(await salesOf([{ ...item, ...change }], { order })).toEqual([])
  })

  it('have a refund with the part of the price that Lazada had paid', async () => {
    expect(await refundsOf(reverse(8100))).toMatchObject([{ kind: 'refund', amount: 9000, number: '1' }])
    expect(await refundsOf(reverse(4050))).toMatchObject([{ amount: 4500 }])
    expect(await refundsOf(reverse(8100, { reverse_status: 'REQUEST_INITIATE' }))).toEqual([])
    expect(await refundsOf(reverse(8100), [{ ...item, payment_time: 0 }])).toEqual([])
  })

  it('in dongs are refunded in whole coins', async () => {
    const inDongs = { ...item, currency: 'VND', item_price: '90000', paid_price: 90000, voucher_seller: 0 }
    expect(await refundsOf(reverse(90000), [inDongs], { ...any, seller: { country: 'vn' } })).toMatchObject([
      { amount: 9_000_000, currency: 'VND' },
    ])
  })

  it('behind the last place that Lazada lists are read from the last order’s time on', async () => {
    const asked: (string | null)[][] = []
    const orders = Array.from({ length: 50 }, (_, index) => ({
      order_id: index + 1,
      created_at: '2026-11-20 10:00:00 +0800',
    }))
    const connector = shop.connect('any', async (url) => {
      const { pathname, searchParams } = new URL(String(url))
      if (pathname.endsWith('/items/get')) return Response.json({ code: '0', data: [] })
      asked.push([searchParams.get('created_after'), searchParams.get('offset')])
      return Response.json({ code: '0', data: { orders } })
    })
    const cursor = JSON.stringify({ step: 0, token: `${year.from}|4950` })
    const page = await connector.readSales(any, { ...year, cursor })
    await connector.readSales(any, { ...year, cursor: page.cursor ?? '' })
    expect(asked).toEqual([
      [year.from, '4950'],
      ['2026-11-20T02:00:00.000Z', '0'],
    ])
  })
})
