import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { centsFromDecimal } from '#shared/money/cents.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import {
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../../../../functions/connectors/call-platform.ts'
import type { SalesRequest, Tokens } from '../../../../functions/connectors/connector.ts'
import { ordersBetween } from '../../../../scripts/sandbox/orders.ts'
import { standardBucket } from '../../../../scripts/sandbox/shopify/bucket.ts'
import {
  clientId,
  clientSecret,
  domain,
  redirectUri,
  type ShopifyServer,
  startShopify,
} from '../../../sandbox/shopify-server.ts'

const startAt = '2026-11-21T06:00:00.000Z'

/** The totals of the third of the shop file that Shopify’s peer sells. */
const partTotals = () => {
  const span = { lastDate: '2026-11-20', from: '2025-11-01T00:00:00Z', to: startAt }
  const rows = ordersBetween({ index: 0, of: 3 }, span)
  const sum = (kind: 'sale' | 'refund') =>
    rows.reduce((total, row) => total + (row.kind === kind ? centsFromDecimal(row.amount) : 0), 0)
  return { sales: sum('sale'), refunds: sum('refund'), entries: rows.length }
}

// Every test begins at the same time, so that the rate limit's bucket is not refilled.
const peer = await startShopify({ at: startAt, bucket: { maximumAvailable: 1_000_000, restoreRate: 100 } })
afterAll(() => peer.stop())
beforeEach(() => peer.clock.set(startAt))

const errand = { state: 'the-state', codeChallenge: 'none', redirectUri, locale: 'zh-CN' }

/** The parameters with which a seller returns after installing the app in the shop at `shop`. */
const comeBack = async (shop = domain) => {
  const url = peer.connect().authorizationUrl({ ...errand, domain: shop })
  const query = await peer.install(url)
  return { code: query.get('code') ?? '', codeVerifier: 'none', redirectUri, query, domain: shop }
}

const link = async (shop = domain): Promise<Tokens> => peer.connect().exchangeCode(await comeBack(shop))

/** `query` as Shopify would have signed it. */
const signed = (query: URLSearchParams): URLSearchParams => {
  const all = new URLSearchParams([...query].filter(([name]) => name !== 'hmac'))
  all.sort()
  all.set('hmac', createHmac('sha256', clientSecret).update(all.toString()).digest('hex'))
  return all
}

describe('the address at the shop', () => {
  it('asks there for the orders, all of them, and the disputes of payments', () => {
    const url = new URL(peer.connect().authorizationUrl({ ...errand, domain }))
    expect(url.href.startsWith(`${peer.baseUrl}/${domain}/admin/oauth/authorize?`)).toBe(true)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: clientId,
      scope: 'read_orders,read_all_orders,read_shopify_payments_disputes',
      redirect_uri: redirectUri,
      state: 'the-state',
    })
  })

  it.each([undefined, '', 'evil.example', 'my-shop.myshopify.com@evil.example', 'My-Shop.myshopify.com'])(
    'is none for the domain %j',
    (shop) => {
      expect(() => peer.connect().authorizationUrl({ ...errand, ...(shop ? { domain: shop } : {}) })).toThrow(
        GrantRefused,
      )
    },
  )
})

describe('an answer', () => {
  it('brings tokens that end, and the consent for as long as they can be exchanged', async () => {
    expect(await link()).toEqual({
      accessToken: expect.any(String) as string,
      refreshToken: expect.any(String) as string,
      accessExpiresAt: '2026-11-21T07:00:00.000Z',
      consentExpiresAt: '2027-02-19T06:00:00.000Z',
    })
  })

  it('that Shopify did not sign is refused before anything is asked', async () => {
    const answer = await comeBack()
    let calls = 0
    const connector = peer.connect(async (...call) => {
      calls++
      return fetch(...call)
    })
    const refused = async (query: URLSearchParams) =>
      expect(connector.exchangeCode({ ...answer, query })).rejects.toThrow('an answer that it did not sign')
    const without = new URLSearchParams(answer.query)
    without.delete('hmac')
    await refused(without)
    const altered = new URLSearchParams(answer.query)
    altered.set('state', 'another-state')
    await refused(altered)
    await refused(new URLSearchParams())
    await expect(peer.connect(fetch, 'another secret').exchangeCode(answer)).rejects.toThrow(GrantRefused)
    expect(calls).toBe(0)
  })

  it('about another shop than the seller’s is refused', async () => {
    const answer = await comeBack('other-shop.myshopify.com')
    await expect(peer.connect().exchangeCode({ ...answer, domain })).rejects.toThrow('about another shop')
  })

  it('with another code than was signed is refused', async () => {
    const answer = await comeBack()
    await expect(peer.connect().exchangeCode({ ...answer, code: 'another' })).rejects.toThrow('another code')
  })

  it.each([
    ['of six minutes ago', -360],
    ['of two minutes ahead', 120],
    ['without a time', Number.NaN],
  ])('%s is refused', async (_, seconds) => {
    const answer = await comeBack()
    const query = new URLSearchParams(answer.query)
    query.set('timestamp', String(Number(query.get('timestamp')) + seconds))
    await expect(peer.connect().exchangeCode({ ...answer, query: signed(query) })).rejects.toThrow(
      'another time',
    )
  })

  it('counts once: its code is refused the second time', async () => {
    const answer = await comeBack()
    await peer.connect().exchangeCode(answer)
    await expect(peer.connect().exchangeCode(answer)).rejects.toThrow(GrantRefused)
  })

  it('that came too late for its code is refused', async () => {
    const answer = await comeBack()
    peer.clock.advance('PT61S')
    await expect(peer.connect().exchangeCode(answer)).rejects.toThrow(GrantRefused)
  })

  it('that grants less than was asked for is of no use', async () => {
    const url = new URL(peer.connect().authorizationUrl({ ...errand, domain }))
    url.searchParams.set('scope', 'read_orders')
    const query = await peer.install(url.href)
    const answer = { code: query.get('code') ?? '', codeVerifier: 'none', redirectUri, query, domain }
    await expect(peer.connect().exchangeCode(answer)).rejects.toThrow('was granted only read_orders')
  })

  it('is no word on the consent where Shopify does not know the app', async () => {
    const answer = await comeBack()
    const stranger = peer.connect((url, init) => {
      const body = new URLSearchParams(String((init as RequestInit).body))
      body.set('client_secret', 'outdated')
      return fetch(url, { ...(init as RequestInit), body })
    })
    const failed = await stranger.exchangeCode(answer).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(PlatformUnavailable)
  })
})

describe('tokens', () => {
  it('are exchanged for new ones, and the old access token ends', async () => {
    const tokens = await link()
    peer.clock.advance('PT2H')
    await expect(peer.connect().readProfile({ accessToken: tokens.accessToken, domain })).rejects.toThrow(
      GrantRefused,
    )
    const fresh = await peer
      .connect()
      .refresh({ ...tokens, refreshToken: tokens.refreshToken ?? '' }, { domain })
    expect(fresh.accessExpiresAt).toBe('2026-11-21T09:00:00.000Z')
    expect((await peer.connect().readProfile({ accessToken: fresh.accessToken, domain })).id).toMatch(
      /^gid:\/\/shopify\/Shop\/\d+$/,
    )
  })

  it('are refused after ninety days', async () => {
    const tokens = await link()
    peer.clock.advance('P90D')
    await expect(
      peer.connect().refresh({ ...tokens, refreshToken: tokens.refreshToken ?? '' }, { domain }),
    ).rejects.toThrow(GrantRefused)
  })

  it('are no good at another shop', async () => {
    const { accessToken } = await link()
    await expect(
      peer.connect().readProfile({ accessToken, domain: 'other-shop.myshopify.com' }),
    ).rejects.toThrow(GrantRefused)
  })
})

describe('the end of a consent', () => {
  it('removes the app from the shop, also with tokens that have ended meanwhile', async () => {
    const tokens = await link()
    await peer.connect().revoke(tokens, { domain })
    await expect(peer.connect().readProfile({ accessToken: tokens.accessToken, domain })).rejects.toThrow(
      GrantRefused,
    )
    const later = await link()
    peer.clock.advance('P1D')
    await peer.connect().revoke(later, { domain })
    await expect(
      peer.connect().refresh({ ...later, refreshToken: later.refreshToken ?? '' }, { domain }),
    ).rejects.toThrow(GrantRefused)
  })

  it('that came already is no failure', async () => {
    const tokens = await link()
    await peer.uninstall(domain)
    await expect(peer.connect().revoke(tokens, { domain })).resolves.toBeUndefined()
    peer.clock.advance('P1D')
    await expect(peer.connect().revoke(tokens, { domain })).resolves.toBeUndefined()
  })

  it('is tried again where Shopify does not answer', async () => {
    const tokens = await link()
    const down = peer.connect(() => Promise.reject(new TypeError('fetch failed')))
    await expect(down.revoke(tokens, { domain })).rejects.toThrow(PlatformUnavailable)
  })
})

describe('the shop', () => {
  it('has its id, name, currency and age', async () => {
    const { accessToken } = await link()
    expect(await peer.connect().readProfile({ accessToken, domain })).toEqual({
      id: expect.stringMatching(/^gid:\/\/shopify\/Shop\/\d+$/) as string,
      name: 'My Shop',
      currency: 'USD',
      openedAt: '2025-11-12T00:00:00Z',
    })
  })
})

type Asked = Pick<SalesRequest, 'from' | 'to' | 'by'>

/** All sales of a span, for a client that waits as requested. */
const readAll = async (server: ShopifyServer, accessToken: string, asked: Asked, reach?: typeof fetch) => {
  const shop = { id: 'gid://shopify/Shop/1', currency: 'USD' as const }
  const connector = server.connect(reach)
  const entries: SalesEntry[] = []
  const waits: number[] = []
  let cursor: string | undefined
  let isRead = false
  while (!isRead) {
    try {
      const page = await connector.readSales(
        { accessToken, domain },
        { shop, ...asked, ...(cursor ? { cursor } : {}) },
      )
      entries.push(...page.entries)
      cursor = page.cursor
      isRead = !cursor
    } catch (error) {
      if (!(error instanceof PlatformThrottled)) throw error
      waits.push(error.retryAfterSeconds)
      server.clock.advance(`PT${error.retryAfterSeconds}S`)
    }
  }
  return { entries, waits }
}

const totalsOf = (entries: readonly SalesEntry[]) => {
  const once = [...new Map(entries.map((entry) => [entry.id, entry])).values()]
  const sum = (kind: SalesEntry['kind']) =>
    once.filter((entry) => entry.kind === kind).reduce((total, { amount }) => total + amount, 0)
  return { sales: sum('sale'), refunds: sum('refund'), entries: once.length }
}

const everything: Asked = { from: '2025-11-12T00:00:00Z', to: startAt, by: 'placed' }

describe('the sales', () => {
  /** All sales, at the rate limit of a shop on the standard plan. */
  let all: Awaited<ReturnType<typeof readAll>>

  beforeAll(async () => {
    const standard = await startShopify({ at: startAt, bucket: standardBucket })
    const query = await standard.install(standard.connect().authorizationUrl({ ...errand, domain }))
    const { accessToken } = await standard
      .connect()
      .exchangeCode({ code: query.get('code') ?? '', codeVerifier: 'none', redirectUri, query, domain })
    all = await readAll(standard, accessToken, everything)
    await standard.stop()
  })

  it('are those of the file to the cent, none twice', () => {
    expect(totalsOf(all.entries)).toEqual(partTotals())
    expect(all.entries).toHaveLength(partTotals().entries)
  })

  it('wait for the points of the next page, and no longer', () => {
    expect(all.waits.length).toBeGreaterThan(10)
    expect(Math.max(...all.waits)).toBeLessThanOrEqual(10)
  })

  it('of one span after another are the same, each refund in the span of its sale', async () => {
    const { accessToken } = await link()
    const edges = ['2026-08-01T00:00:00Z', '2026-09-15T12:00:00.500Z', '2026-11-01T00:00:00Z', startAt]
    const entries: SalesEntry[] = []
    for (const [index, to] of edges.slice(1).entries()) {
      const span = { from: edges[index] ?? '', to, by: 'placed' } as const
      const read = await readAll(peer, accessToken, span)
      expect(read.entries.every(({ at }) => at >= span.from)).toBe(true)
      entries.push(...read.entries)
    }
    const whole = await readAll(peer, accessToken, { from: edges[0] ?? '', to: startAt, by: 'placed' })
    expect(entries).toEqual(whole.entries)
  })

  it('that are new are those since, and the refunds since of whatever sale', async () => {
    const { accessToken } = await link()
    const from = '2026-11-01T00:00:00Z'
    const { entries } = await readAll(peer, accessToken, { from, to: startAt, by: 'changed' })
    const expected = all.entries.filter(({ at }) => at >= from)
    expect(entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
    expect(expected.some(({ kind }) => kind === 'refund')).toBe(true)
  })

  it('lose nothing to a page that is lost in the middle', async () => {
    const { accessToken } = await link()
    let calls = 0
    const shop = { id: 'gid://shopify/Shop/1', currency: 'USD' as const }
    const connector = peer.connect(async (...call) => {
      calls++
      if (calls % 3 === 0) throw new TypeError('fetch failed')
      return fetch(...call)
    })
    const span = { from: '2026-10-01T00:00:00Z', to: startAt, by: 'placed' } as const
    const entries: SalesEntry[] = []
    let cursor: string | undefined
    let lost = 0
    for (;;) {
      try {
        const page = await connector.readSales(
          { accessToken, domain },
          { shop, ...span, ...(cursor ? { cursor } : {}) },
        )
        entries.push(...page.entries)
        cursor = page.cursor
        if (!cursor) break
      } catch (error) {
        if (String(error) !== 'PlatformUnavailable: shopify: no answer') throw error
        lost++
      }
    }
    expect(lost).toBeGreaterThan(1)
    expect(entries).toEqual((await readAll(peer, accessToken, span)).entries)
  })

  it('go on with a fresh token where the old one ends in the middle', async () => {
    const tokens = await link()
    const request = { shop: { id: 'gid://shopify/Shop/1', currency: 'USD' as const }, ...everything }
    const first = await peer.connect().readSales({ accessToken: tokens.accessToken, domain }, request)
    peer.clock.advance('PT61M')
    const next = { ...request, cursor: first.cursor ?? '' }
    await expect(peer.connect().readSales({ accessToken: tokens.accessToken, domain }, next)).rejects.toThrow(
      GrantRefused,
    )
    const fresh = await peer
      .connect()
      .refresh({ ...tokens, refreshToken: tokens.refreshToken ?? '' }, { domain })
    const second = await peer.connect().readSales({ accessToken: fresh.accessToken, domain }, next)
    const ids = new Set(first.entries.map(({ id }) => id))
    expect(second.entries.length).toBeGreaterThan(0)
    expect(second.entries.some(({ id }) => ids.has(id))).toBe(false)
  })

  it('end at once where the app is uninstalled while they are read', async () => {
    const { accessToken } = await link()
    const request = { shop: { id: 'gid://shopify/Shop/1', currency: 'USD' as const }, ...everything }
    const { cursor = '' } = await peer.connect().readSales({ accessToken, domain }, request)
    await peer.uninstall(domain)
    await expect(peer.connect().readSales({ accessToken, domain }, { ...request, cursor })).rejects.toThrow(
      GrantRefused,
    )
  })
})

const readFrom = (answer: object) =>
  peer
    .connect(async () => Response.json(answer))
    .readProfile({ accessToken: 'any', domain })
    .catch((error: unknown) => error)

describe('what Shopify refuses', () => {
  it('of disputes, under a consent from before they were requested, leaves the orders', async () => {
    const url = new URL(peer.connect().authorizationUrl({ ...errand, domain }))
    url.searchParams.set('scope', 'read_orders,read_all_orders')
    const query = await peer.install(url.href)
    const answer = { code: query.get('code') ?? '', codeVerifier: 'none', redirectUri, query, domain }
    const { accessToken } = await peer.connect().exchangeCode(answer)
    const { entries } = await readAll(peer, accessToken, everything)
    expect(entries).toHaveLength(partTotals().entries)
  })

  it('for want of a scope ends the consent', async () => {
    const url = new URL(peer.connect().authorizationUrl({ ...errand, domain }))
    url.searchParams.set('scope', 'read_products')
    const query = await peer.install(url.href)
    const body = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      code: query.get('code') ?? '',
      expiring: '1',
    })
    const answered = await fetch(`${peer.baseUrl}/${domain}/admin/oauth/access_token`, {
      method: 'POST',
      body,
    })
    const { access_token: accessToken } = (await answered.json()) as { access_token: string }
    await expect(readAll(peer, accessToken, everything)).rejects.toThrow('shopify: ACCESS_DENIED')
    await expect(readAll(peer, accessToken, everything)).rejects.toThrow(GrantRefused)
  })

  it('for too many points is asked for again when they are back', async () => {
    const throttled = await readFrom({
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      extensions: {
        cost: {
          requestedQueryCost: 902,
          actualQueryCost: null,
          throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 150, restoreRate: 100 },
        },
      },
    })
    expect(throttled).toBeInstanceOf(PlatformThrottled)
    expect((throttled as PlatformThrottled).retryAfterSeconds).toBe(8)
  })

  it.each([
    ['another error', { errors: [{ message: 'Oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }],
    ['an error without a code', { data: { shop: null }, errors: [{ message: 'Oops' }] }],
    ['an answer of another form', { data: { shop: { id: 'gid://shopify/Order/1' } } }],
    ['no data', {}],
  ])('by %s is tried again later', async (_, answer) => {
    const failed = await readFrom(answer)
    expect(failed).toBeInstanceOf(PlatformUnavailable)
    expect(failed).not.toBeInstanceOf(PlatformThrottled)
  })
})
