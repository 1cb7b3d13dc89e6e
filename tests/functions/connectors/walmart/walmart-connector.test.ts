import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  CallNotAllowed,
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../../../../functions/connectors/call-platform.ts'
import {
  orderPage,
  profileAnswer,
  returnPage,
  statementAnswer,
  tokenAnswer,
} from '../../../../functions/connectors/walmart/walmart-connector.ts'
import { createWalmart } from '../../../../scripts/sandbox/walmart/walmart.ts'
import { openSandboxPlatform, startAt } from '../sandbox-shop.ts'
import { readEntries, totalsOf, totalsOfPart } from '../shop-sales.ts'
import { testedWalmart, walmartApis } from './tested-walmart.ts'

const open = (tested = testedWalmart) => openSandboxPlatform(tested)
let shop: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  shop = await open()
})
afterEach(() => shop.close())

const any = { accessToken: 'any', seller: { sellerId: '1' } }
const span = {
  shop: { id: 'any', currency: 'USD' },
  from: '2026-06-01T00:00:00.000Z',
  to: startAt,
  by: 'placed',
} as const

const connectTo = (body: object, status = 200, headers: Record<string, string> = {}) =>
  shop.connect('any', async () => Response.json(body, { status, headers }))

describe('the consent', () => {
  it('is asked for with the address and the state', () => {
    const { pathname, searchParams } = new URL(shop.consentPage())
    expect(pathname).toBe('/sandbox/walmart/login.account.wal-mart.com/authorize')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      responseType: 'code',
      clientType: 'seller',
      redirectUri: 'https://portal.test/financing/oauth/callback',
      state: 'the-state',
    })
  })

  it('brings tokens for a quarter of an hour with the id of the seller, and lasts a year', async () => {
    const tokens = await shop.link()
    expect(tokens).toMatchObject({
      accessExpiresAt: '2026-11-21T06:15:00.000Z',
      consentExpiresAt: '2027-11-21T06:00:00.000Z',
      seller: { sellerId: expect.stringMatching(/^\d+$/) as string },
    })
    shop.clock.advance('PT16M')
    await expect(shop.connector.readProfile(tokens)).rejects.toThrow(GrantRefused)
    const fresh = await shop.connector.refresh(tokens, {})
    expect(await shop.connector.readProfile(fresh)).toEqual({
      id: tokens.seller?.['sellerId'],
      name: 'tidewater-crafts',
      currency: 'USD',
      // By the seller's tenure of two years.
      openedAt: '2024-11-21T06:16:00.000Z',
    })
  })

  it('is to the seller that Walmart gave it for, and no code comes twice', async () => {
    const query = await shop.consent()
    const other = new URLSearchParams(query)
    other.set('sellerId', '4711')
    await expect(shop.exchange(other)).rejects.toThrow(GrantRefused)
    await expect(shop.exchange(query)).rejects.toThrow(GrantRefused)
  })

  it('that the seller takes back ends with the next tokens', async () => {
    const tokens = await shop.link()
    await shop.peer.post(`${shop.peer.baseUrl}/seller/authorisations/end`, { account: 'tidewater-crafts' })
    await expect(shop.connector.readProfile(tokens)).rejects.toThrow(GrantRefused)
    await expect(shop.connector.refresh(tokens, {})).rejects.toThrow(GrantRefused)
  })

  it('is not ended by a wrong secret of the app', async () => {
    const tokens = await shop.link()
    await expect(shop.connect('wrong').refresh(tokens, {})).rejects.not.toThrow(GrantRefused)
  })
})

describe('an error', () => {
  it.each([
    [401, GrantRefused],
    [403, CallNotAllowed],
    [429, PlatformThrottled],
    [500, PlatformUnavailable],
  ])('with status %s is what it means', async (status, kind) => {
    await expect(connectTo({ errors: [] }, status).readSales(any, span)).rejects.toThrow(kind)
  })

  it('that throttles asks for a pause until the next token', async () => {
    const at = String(Date.parse(startAt) + 42_000)
    const error = await connectTo({}, 429, { 'x-next-replenishment-time': at })
      .readSales(any, span)
      .catch((cause: unknown) => cause)
    expect((error as PlatformThrottled).retryAfterSeconds).toBe(42)
  })

  it('for a statement that the app may not read leaves the history as the age', async () => {
    const connector = shop.connect('any', async (url) =>
      String(url).includes('/report/')
        ? Response.json({}, { status: 403 })
        : Response.json({ partner: { partnerId: '7', partnerName: 'A seller' } }),
    )
    expect(await connector.readProfile(any)).toMatchObject({
      name: 'A seller',
      openedAt: '2026-05-25T06:00:00.000Z',
    })
    expect(await connector.readOpenAdvance?.(any)).toBeUndefined()
  })
})

const line = (change: object, ...states: [string, string][]) => ({
  lineNumber: '1',
  charges: {
    charge: [
      {
        chargeAmount: { currency: 'USD', amount: 30.3 },
        tax: { taxAmount: { currency: 'USD', amount: 2.4 } },
      },
      { chargeAmount: { currency: 'USD', amount: 5.7 } },
    ],
  },
  orderLineQuantity: { amount: '3' },
  statusDate: 1795219200000,
  orderLineStatuses: {
    orderLineStatus: states.map(([status, amount]) => ({ status, statusQuantity: { amount }, ...change })),
  },
})
const entriesOf = async (lines: object, change: object = {}) => {
  const order = { purchaseOrderId: '1', customerOrderId: '2', orderDate: 1795132800000, ...change }
  const list = { meta: {}, elements: { order: [{ ...order, orderLines: { orderLine: [lines] } }] } }
  return (await connectTo({ list }).readSales(any, span)).entries
}

describe('the sales', () => {
  it('come to what the file says, and what is older than the history is not asked for', async () => {
    const access = await shop.link()
    const entries = await readEntries(shop.connector, access, span)
    expect(totalsOf(entries)).toEqual(totalsOfPart({ index: 7, of: 10 }, '2026-06-01'))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    // Calls are validated against Walmart's definition if its file exists.
    expect(shop.validatedCalls()).toBeGreaterThanOrEqual(shop.definitions.length > 0 ? 4 : 0)
    const asked = shop.validatedCalls()
    const old = { ...span, from: '2024-01-01T00:00:00.000Z', to: '2026-05-01T00:00:00.000Z' }
    expect(await shop.connector.readSales(access, old)).toEqual({ entries: [] })
    expect(shop.validatedCalls()).toBe(asked)
  })

  it('are what was shipped, without tax, on the day of the shipment', async () => {
    const shipped = { trackingInfo: { shipDateTime: 1795176000000 } }
    expect(await entriesOf(line(shipped, ['Delivered', '3']))).toMatchObject([
      { amount: 3600, at: '2026-11-20T12:00:00.000Z' },
    ])
    expect(await entriesOf(line({}, ['Shipped', '2'], ['Cancelled', '1']))).toMatchObject([
      { amount: 2400, at: '2026-11-21T00:00:00.000Z' },
    ])
  })

  it('do not have what was only ordered, cancelled, or sent as a replacement', async () => {
    expect(await entriesOf(line({}, ['Acknowledged', '3']))).toEqual([])
    expect(await entriesOf(line({}, ['Cancelled', '3']))).toEqual([])
    expect(await entriesOf(line({}, ['Shipped', '3']), { orderType: 'REPLACEMENT' })).toEqual([])
  })

  it('have what Walmart ships for the seller, too', async () => {
    const asked: (string | null)[] = []
    const connector = shop.connect('any', async (url) => {
      asked.push(new URL(String(url)).searchParams.get('shipNodeType'))
      return Response.json({}, { status: 404 })
    })
    expect(await readEntries(connector, any, span)).toEqual([])
    expect(asked).toEqual(['SellerFulfilled', 'WFSFulfilled', '3PLFulfilled', null])
  })
})

it('an advance of somebody else’s is read with what is owed', async () => {
  const owing = await openSandboxPlatform({
    ...testedWalmart,
    createPeer: (options) => createWalmart({ ...options, owed: 12_500.5 }),
  })
  const access = await owing.link()
  expect(await owing.connector.readOpenAdvance?.(access)).toEqual({ amount: 1_250_050, currency: 'USD' })
  expect(await shop.connector.readOpenAdvance?.(await shop.link())).toBeUndefined()
  await owing.close()
})

interface Example {
  value?: unknown
}
interface Described {
  responses: Record<
    string,
    { content?: Record<string, { example?: unknown; examples?: Record<string, Example> }> }
  >
}

const schemasOfExamples: [api: string, method: string, path: string, schema: z.ZodMiniType][] = [
  ['auth', 'post', '/v3/token', tokenAnswer],
  ['orders', 'get', '/v3/orders', orderPage],
  ['returns', 'get', '/v3/returns', returnPage],
  ['settings', 'get', '/v3/settings/partnerprofile', profileAnswer],
  ['reports', 'get', '/v3/report/payment/statement', statementAnswer],
]
// Without the definitions there are no examples, and no tests of them.
it.each(Object.keys(walmartApis).length > 0 ? schemasOfExamples : [])(
  'Walmart’s own examples of %s are read (%s %s)',
  (api, method, path, schema) => {
    const described = walmartApis[api]?.paths[path]?.[method] as unknown as Described
    const { example, examples = {} } = described.responses['200']?.content?.['application/json'] ?? {}
    const values = [...(example ? [example] : []), ...Object.values(examples).map(({ value }) => value)]
    const read = values.filter((value) => schema.safeParse(value).success)
    expect(read.length).toBeGreaterThan(0)
    expect(read).toEqual(values)
  },
)
