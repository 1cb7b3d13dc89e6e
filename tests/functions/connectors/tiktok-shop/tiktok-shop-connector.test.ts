import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  CallNotAllowed,
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../../../../functions/connectors/call-platform.ts'
import type { Access } from '../../../../functions/connectors/connector.ts'
import { signTiktokRequest } from '../../../../functions/connectors/tiktok-shop/sign-request.ts'
import { describeError } from '../../../../functions/runtime/describe-error.ts'
import { signatureVectors } from '../../../support/vendor-definition.ts'
import { openSandboxPlatform, startAt } from '../sandbox-shop.ts'
import { readEntries, totalsOf, totalsOfPart } from '../shop-sales.ts'
import { testedTiktokShop } from './tested-tiktok-shop.ts'

const open = () => openSandboxPlatform(testedTiktokShop)
let shop: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  shop = await open()
})
afterEach(() => shop.close())

const year = {
  shop: { id: 'any', currency: 'GBP' },
  from: '2024-11-22T06:00:00.000Z',
  to: startAt,
  by: 'placed',
} as const

/** Access to the first of the seller's shops. */
const accessToShop = async (): Promise<Access & { refreshToken: string }> => {
  const tokens = await shop.link()
  const [first] = (await shop.connector.listConsentedShops?.(tokens)) ?? []
  return { ...tokens, seller: first?.seller ?? {} }
}

/** The connector to a TikTok that responds to every call with this body. */
const connectTo = (body: object, status = 200, headers = {}) =>
  shop.connect('any', async () => Response.json(body, { status, headers }))

describe('the signature', () => {
  it.each(signatureVectors('TikTok Shop'))(
    'is that of the example of $path',
    ({ secret, path, query, body, sign }) => {
      expect(signTiktokRequest(secret, { path, query, body: body ?? undefined })).toBe(sign)
    },
  )

  it('that is wrong is refused, which ends no consent', async () => {
    const { accessToken } = await shop.link()
    const listing = shop.connect('another secret').listConsentedShops?.({ accessToken })
    const error = await listing?.catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(PlatformUnavailable)
    expect(error).not.toBeInstanceOf(GrantRefused)
  })
})

describe('the consent', () => {
  it('is asked for by the service id and the state', () => {
    const { pathname, searchParams } = new URL(shop.consentPage())
    expect(pathname).toBe('/sandbox/tiktok-shop/services.tiktokshop.com/open/authorize')
    expect([...searchParams]).toEqual([
      ['service_id', '7123456789012345678'],
      ['state', 'the-state'],
    ])
  })

  it('brings tokens for seven days, by moments, and lasts a year', async () => {
    expect(await shop.link()).toEqual({
      accessToken: expect.stringContaining('TTP_') as string,
      refreshToken: expect.stringContaining('TTP_') as string,
      accessExpiresAt: '2026-11-28T06:00:00.000Z',
      consentExpiresAt: '2027-11-21T06:00:00.000Z',
    })
  })

  it('has the shops of a cross-border seller, each with its region, currency and cipher', async () => {
    const shops = await shop.connector.listConsentedShops?.(await shop.link())
    expect(shops).toMatchObject([
      { name: 'tidewater-crafts GB', region: 'GB', currency: 'GBP' },
      { name: 'tidewater-crafts US', region: 'US', currency: 'USD' },
    ])
    expect(new Set(shops?.map(({ seller }) => seller['cipher'])).size).toBe(2)
  })

  it('that was not given comes back as such', async () => {
    const query = await shop.consent('deny')
    expect([query.get('code'), query.get('error'), query.get('state')]).toEqual([
      'null',
      'auth_denied',
      'the-state',
    ])
  })

  it('is void with a code that comes twice or late', async () => {
    const query = await shop.consent()
    await shop.exchange(query)
    await expect(shop.exchange(query)).rejects.toThrow(GrantRefused)
    const late = await shop.consent()
    shop.clock.advance('PT31M')
    await expect(shop.exchange(late)).rejects.toThrow(GrantRefused)
  })

  it('to one shop ends with its revocation, and the other’s stays', async () => {
    const tokens = await shop.link()
    const [first, second] = (await shop.connector.listConsentedShops?.(tokens)) ?? []
    const [revoked, kept] = [first, second].map((each) => ({ ...tokens, seller: each?.seller ?? {} }))
    if (!revoked || !kept) throw new Error('there are two shops')
    await shop.connector.revoke(revoked, {})
    await shop.connector.revoke(revoked, {})
    await expect(shop.connector.readSales(revoked, year)).rejects.toThrow(GrantRefused)
    const request = { ...year, shop: { id: 'any', currency: 'USD' } } as const
    expect((await shop.connector.readSales(kept, request)).entries.length).toBeGreaterThan(0)
  })
})

describe('a refresh token', () => {
  it('is for a single use', async () => {
    const tokens = await shop.link()
    const fresh = await shop.connector.refresh(tokens, {})
    expect(fresh.refreshToken).not.toBe(tokens.refreshToken)
    await expect(shop.connector.refresh(tokens, {})).rejects.toThrow(GrantRefused)
    const again = await shop.connector.refresh(
      { ...tokens, ...fresh, refreshToken: fresh.refreshToken ?? '' },
      {},
    )
    expect(again.accessToken).not.toBe(fresh.accessToken)
  })

  it('and the secret do not get into errors, though they are in the address', async () => {
    shop.line.isDown = true
    const error = await shop.connector
      .refresh({ accessToken: 'a', refreshToken: 'TTP_refresh' }, {})
      .catch((cause: unknown) => cause)
    shop.line.isDown = false
    const logged = JSON.stringify([
      describeError(error),
      String((error as Error).cause),
      (error as Error).stack,
    ])
    expect(logged).not.toContain('TTP_refresh')
    expect(logged).not.toContain('local-sandbox-secret')
  })
})

describe('an error in the body', () => {
  it.each([
    [105001, GrantRefused],
    [105002, GrantRefused],
    [36009043, GrantRefused],
    [105005, CallNotAllowed],
    [36009002, PlatformThrottled],
    [36009003, PlatformUnavailable],
  ])('with code %s is what it means, with status 200 and with another', async (code, kind) => {
    for (const status of [200, 401]) {
      const connector = connectTo({ code, message: 'as it is', request_id: 'r' }, status)
      await expect(connector.readSales({ accessToken: 'any' }, year)).rejects.toThrow(kind)
    }
  })

  it('that throttles asks for as long a pause as its header', async () => {
    const connector = connectTo({ code: 36009002, message: 'busy' }, 429, { 'retry-after': '17' })
    const error = await connector.readSales({ accessToken: 'any' }, year).catch((cause: unknown) => cause)
    expect((error as PlatformThrottled).retryAfterSeconds).toBe(17)
  })
})

const order = (change: object, paid: object = {}) => ({
  id: '1',
  status: 'AWAITING_SHIPMENT',
  create_time: 1795219200,
  update_time: 1795219260,
  paid_time: 1795219260,
  payment: {
    currency: 'GBP',
    total_amount: '96.00',
    sub_total: '80.00',
    platform_discount: '10.00',
    shipping_fee: '4.00',
    shipping_fee_platform_discount: '1.00',
    tax: '12.00',
    ...paid,
  },
  ...change,
})
const salesOf = async (...orders: object[]) => {
  const connector = connectTo({ code: 0, data: { orders } })
  return (await connector.readSales({ accessToken: 'any' }, year)).entries
}

describe('the sales', () => {
  it('come to what the file says, with each refund on its own day', async () => {
    const access = await accessToShop()
    const entries = await readEntries(shop.connector, access, year)
    expect(totalsOf(entries)).toEqual(totalsOfPart({ index: 3, of: 10 }))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    // Calls are validated against TikTok's definition if its file exists.
    const least = shop.definitions.length > 0 ? 6 : 0
    expect(shop.validatedCalls()).toBeGreaterThanOrEqual(least)
  })

  it('are what the seller is paid: with TikTok’s discounts, and without tax', async () => {
    expect(await salesOf(order({}))).toMatchObject([{ kind: 'sale', amount: 9500 }])
  })

  it.each([
    ['unpaid', { status: 'UNPAID', paid_time: 0 }],
    ['a sample', { is_sample_order: true }],
    ['a replacement', { is_replacement_order: true }],
    ['an exchange', { is_exchange_order: true }],
    ['to be paid on delivery', { is_cod: true }],
  ])('do not have an order that is %s', async (_, change) => {
    expect(await salesOf(order(change))).toEqual([])
  })

  it('have cash on delivery on the day of the delivery', async () => {
    const entries = await salesOf(order({ is_cod: true, status: 'DELIVERED', delivery_time: 1795392000 }))
    expect(entries).toMatchObject([{ at: '2026-11-23T00:00:00.000Z', amount: 9500 }])
  })

  it('have a refund with the part that TikTok had paid of the price', async () => {
    const page = {
      return_orders: [
        {
          return_id: '9',
          order_id: '1',
          return_status: 'RETURN_OR_REFUND_REQUEST_COMPLETE',
          update_time: 1795132800,
          refund_amount: {
            currency: 'GBP',
            refund_total: '96.00',
            refund_subtotal: '80.00',
            refund_shipping_fee: '4.00',
          },
          discount_amount: [
            { currency: 'GBP', product_platform_discount: '10.00', shipping_fee_platform_discount: '1.00' },
          ],
        },
        { return_id: '8', order_id: '1', return_status: 'AWAITING_BUYER_SHIP', update_time: 1795132800 },
      ],
    }
    const { entries } = await connectTo({ code: 0, data: page }).readSales(
      { accessToken: 'any' },
      { ...year, cursor: JSON.stringify({ step: 1 }) },
    )
    expect(entries).toEqual([
      { id: 'refund:9', at: '2026-11-20T00:00:00.000Z', kind: 'refund', amount: 9500, number: '1' },
    ])
  })
})

const chargeback = (more: object) => ({
  id: 'T1',
  type: 'CHARGE_BACK',
  adjustment_id: 'J1',
  adjustment_order_id: '1',
  adjustment_amount: '-95.00',
  settlement_amount: '-95.00',
  ...more,
})

describe('a payment that was charged back', () => {
  const statements = [
    { id: 'S1', statement_time: 1795132800, adjustment_amount: '-120.00' },
    { id: 'S2', statement_time: 1795219200, adjustment_amount: '0' },
  ]
  const toTheEnd = { ...year, to: '2026-11-22T00:00:00.000Z' }

  /** The entries of statements, of which the first has `transactions`, and the paths that were called. */
  const readStatements = async (transactions: object[], returns: object[] = [], of: object = {}) => {
    const paths: string[] = []
    const connector = shop.connect('any', async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      const path = pathname.replace(/^.*?(?=\/(?:finance|order|return_refund)\/)/, '')
      paths.push(path)
      const data = path.endsWith('/statements')
        ? { statements }
        : path.endsWith('/statement_transactions')
          ? { currency: 'GBP', transactions }
          : path.startsWith('/return_refund/')
            ? { return_orders: returns }
            : { orders: [order({ create_time: 1794800000, paid_time: 1794800000, ...of })] }
      return Response.json({ code: 0, data })
    })
    const entries = []
    let cursor: string | undefined = JSON.stringify({ step: 2 })
    while (cursor) {
      const page = await connector.readSales({ accessToken: 'any' }, { ...toTheEnd, cursor })
      entries.push(...page.entries)
      cursor = page.cursor
    }
    return { entries, paths }
  }

  it('is a refund in the middle of the day of its statement', async () => {
    const { entries, paths } = await readStatements([chargeback({})])
    expect(entries).toEqual([
      {
        id: 'refund:adjustment/J1',
        at: '2026-11-19T12:00:00.000Z',
        kind: 'refund',
        amount: 9500,
        number: '1',
      },
    ])
    expect(paths).toEqual([
      '/finance/202309/statements',
      '/finance/202501/statements/S1/statement_transactions',
      '/return_refund/202309/returns/search',
      '/order/202507/orders',
    ])
  })

  it.each([
    ['another adjustment', { type: 'SHIPPING_FEE_ADJUSTMENT' }],
    ['of which the seller is paid back', { settlement_amount: '95.00', adjustment_amount: '95.00' }],
    ['of nothing', { adjustment_amount: '0' }],
  ])('is none that is %s', async (_, more) => {
    expect((await readStatements([chargeback(more)])).entries).toEqual([])
  })

  it('takes what a return left of the order', async () => {
    const made = {
      return_id: '9',
      order_id: '1',
      return_status: 'RETURN_OR_REFUND_REQUEST_COMPLETE',
      update_time: 1795300000,
      refund_amount: { currency: 'GBP', refund_total: '30.00' },
    }
    expect((await readStatements([chargeback({})], [made])).entries).toMatchObject([{ amount: 6500 }])
    const cancelled = { status: 'CANCELLED', cancel_time: 1795300000 }
    expect((await readStatements([chargeback({})], [], cancelled)).entries).toEqual([])
  })

  it('of an order that TikTok has no more counts in full', async () => {
    const { entries } = await readStatements([chargeback({ adjustment_order_id: '77' })])
    expect(entries).toMatchObject([{ amount: 9500, number: '77' }])
  })

  it('is left out under a consent without the finances, and the orders stay', async () => {
    const connector = shop.connect('any', async (input) =>
      String(input instanceof Request ? input.url : input).includes('/finance/')
        ? Response.json({ code: 105005, message: 'Access denied' })
        : Response.json({ code: 0, data: { orders: [order({})] } }),
    )
    const first = await connector.readSales({ accessToken: 'any' }, toTheEnd)
    expect(first.entries).toHaveLength(1)
    const cursor = JSON.stringify({ step: 2 })
    expect(await connector.readSales({ accessToken: 'any' }, { ...toTheEnd, cursor })).toMatchObject({
      entries: [],
    })
  })
})
