import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isSignedBody } from '../../functions/connectors/shopify/hmac.ts'
import { createInstallations } from '../../scripts/sandbox/shopify/installations.ts'
import { createFolderStore } from '../../scripts/sandbox/shopify/store.ts'
import { listenLocally } from '../support/local-server.ts'
import { clientSecret, domain, redirectUri, type ShopifyServer, startShopify } from './shopify-server.ts'

const startAt = '2026-11-21T06:00:00.000Z'

interface Received {
  headers: Record<string, unknown>
  body: string
}

const received: Received[] = []
const listener = createServer((req, res) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk)
    received.push({ headers: req.headers, body: Buffer.concat(chunks).toString('utf8') })
    res.end('{}')
  })()
})

let shopify: ShopifyServer

beforeAll(async () => {
  const webhookUrl = `${await listenLocally(listener)}/webhooks`
  shopify = await startShopify({ at: startAt, webhookUrl })
})
afterAll(async () => {
  await shopify.stop()
  listener.closeAllConnections()
  await new Promise((resolve) => listener.close(resolve))
})
beforeEach(() => {
  shopify.clock.set(startAt)
  received.length = 0
})

const authorizeUrl = (changes: Record<string, string> = {}, shop = domain) => {
  const query = new URLSearchParams({
    client_id: 'portal',
    scope: 'read_orders,read_all_orders',
    redirect_uri: redirectUri,
    state: 'the-state',
    ...changes,
  })
  return `${shopify.baseUrl}/${shop}/admin/oauth/authorize?${query.toString()}`
}

const token = async (form: Record<string, string>, shop = domain) => {
  const answered = await fetch(`${shopify.baseUrl}/${shop}/admin/oauth/access_token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'portal', client_secret: clientSecret, ...form }),
  })
  const body = (await answered.json()) as Record<string, string>
  return { status: answered.status, body }
}

const install = async (shop = domain) => {
  const query = await shopify.install(authorizeUrl({}, shop))
  return (await token({ code: query.get('code') ?? '', expiring: '1' }, shop)).body
}

const refresh = async (refreshToken = '', shop = domain) =>
  token({ grant_type: 'refresh_token', refresh_token: refreshToken }, shop)

const ask = async (accessToken: string, query: string, variables: object = {}) => {
  const answered = await fetch(`${shopify.baseUrl}/${domain}/admin/api/2026-10/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': accessToken },
    body: JSON.stringify({ query, variables }),
  })
  return { status: answered.status, body: (await answered.json()) as Record<string, unknown> }
}

describe('the page to install an app', () => {
  it.each([
    ['zh-CN', '安装后，此应用可以', '查看全部历史订单'],
    ['zh-TW', '安裝後，此應用程式可以', '檢視所有過往訂單'],
    ['en', 'Once installed, this app can', 'View all past orders'],
  ])('speaks %s', async (locale, ...words) => {
    const text = await (await fetch(authorizeUrl({ ui_locales: locale }))).text()
    for (const each of [...words, `lang="${locale}"`, 'My Shop', domain, 'Brightquay'])
      expect(text).toContain(each)
  })

  it('escapes a link’s parameters', async () => {
    const page = await fetch(authorizeUrl({ state: '"><script>', scope: '<script>' }))
    expect(await page.text()).not.toContain('<script')
  })

  it.each([
    ['another redirect address', { redirect_uri: `${redirectUri}/more` }],
    ['an unknown app', { client_id: 'someone' }],
  ])('explains %s', async (_, changes) => {
    const page = await fetch(authorizeUrl(changes), { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([400, null])
    expect(page.headers.get('content-type')).toContain('text/html')
  })

  it('only exists for Shopify’s domains', async () => {
    for (const shop of ['evil.example', 'My-Shop.myshopify.com', 'a.b.myshopify.com'])
      expect((await fetch(authorizeUrl({}, shop))).status).toBe(404)
  })

  it('redirects to the shop’s admin on cancelling, without an installation', async () => {
    const shop = 'cautious-shop.myshopify.com'
    const answered = await shopify.submit(authorizeUrl({}, shop), { decision: 'cancel' })
    const target = answered.headers.get('location') ?? ''
    expect(target).toBe(`${shopify.baseUrl}/${shop}/admin`)
    expect(await (await fetch(target, { headers: { 'accept-language': 'zh-CN' } })).text()).toContain(
      '还没有安装任何应用',
    )
  })

  it('refuses a form from another browser', async () => {
    const answered = await fetch(authorizeUrl(), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision: 'approve' }),
    })
    expect([answered.status, answered.headers.get('location')]).toEqual([403, null])
  })
})

describe('tokens', () => {
  it('are issued once per code, and only as expiring ones', async () => {
    const query = await shopify.install(authorizeUrl())
    const code = query.get('code') ?? ''
    expect((await token({ code })).status).toBe(400)
    expect((await token({ code, expiring: '1' }, 'other-shop.myshopify.com')).body['error']).toBe(
      'invalid_request',
    )
    expect((await token({ code, expiring: '1' })).body).toEqual({
      access_token: expect.any(String) as string,
      scope: 'read_orders,read_all_orders',
      expires_in: 3600,
      refresh_token: expect.any(String) as string,
      refresh_token_expires_in: 7_776_000,
    })
    const again = await token({ code, expiring: '1' })
    expect([again.status, again.body['error']]).toEqual([400, 'invalid_request'])
  })

  it('are issued to the app only', async () => {
    const query = await shopify.install(authorizeUrl())
    const refused = await token({ code: query.get('code') ?? '', expiring: '1', client_secret: 'guessed' })
    expect([refused.status, refused.body['error']]).toEqual([400, 'invalid_client'])
  })

  it('are issued again if they were lost in transit, until the new ones are used', async () => {
    const first = await install()
    const lost = (await refresh(first['refresh_token'])).body
    const second = (await refresh(first['refresh_token'])).body
    expect((await ask(lost['access_token'] ?? '', '{ shop { name } }')).status).toBe(401)
    expect((await ask(second['access_token'] ?? '', '{ shop { name } }')).status).toBe(200)
    expect((await refresh(second['refresh_token'])).status).toBe(200)
    expect((await refresh(first['refresh_token'])).body['error']).toBe('invalid_grant')
  })

  it('invalidate those issued before', async () => {
    const first = await install()
    const second = await install()
    expect((await ask(first['access_token'] ?? '', '{ shop { name } }')).status).toBe(401)
    expect((await refresh(first['refresh_token'])).status).toBe(400)
    expect((await ask(second['access_token'] ?? '', '{ shop { name } }')).status).toBe(200)
  })

  it('and shops survive a restart without stored secrets', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shopify-'))
    const before = createInstallations(createFolderStore(folder), shopify.clock.now)
    const issued = before.exchange(domain, before.approve(domain, ['read_orders']))
    const after = createInstallations(createFolderStore(folder), shopify.clock.now)
    const found = after.findByAccessToken(domain, issued?.accessToken ?? '')
    const kept = readFileSync(join(folder, 'shopify.json'), 'utf8')
    rmSync(folder, { recursive: true })
    expect(found?.scopes).toEqual(['read_orders'])
    expect(kept).not.toContain(issued?.accessToken)
    expect(kept).not.toContain(issued?.refreshToken)
  })
})

describe('the Admin API', () => {
  const orders = `query ($first: Int!, $search: String, $key: OrderSortKeys) {
    orders(first: $first, query: $search, sortKey: $key) { nodes { id createdAt } }
  }`
  let accessToken: string
  beforeAll(async () => {
    accessToken = (await install())['access_token'] ?? ''
  })

  it('returns the cost of a query and the remaining budget', async () => {
    const { body } = await ask(accessToken, orders, { first: 10, key: 'CREATED_AT' })
    expect(body['extensions']).toMatchObject({
      cost: { requestedQueryCost: 12, actualQueryCost: 12, throttleStatus: { restoreRate: 1000 } },
    })
  })

  it.each([
    ['an unknown field', '{ shop { nickname } }', {}],
    ['no query', '{ shop', {}],
    ['too many entries', orders, { first: 251 }],
    ['an invalid search', orders, { first: 1, search: 'colour:red' }],
  ])('responds to %s with errors', async (_, query, variables) => {
    const { status, body } = await ask(accessToken, query, variables)
    expect(status).toBe(200)
    expect(body['errors']).toHaveLength(1)
  })

  it('refuses a query that costs more than a thousand points', async () => {
    const dear = `{ orders(first: 250) { nodes { originalTotalPriceSet { shopMoney { amount } } refunds { id } } } }`
    expect((await ask(accessToken, dear)).body['errors']).toMatchObject([
      { extensions: { code: 'MAX_COST_EXCEEDED', cost: 1002, maxCost: 1000 } },
    ])
  })

  it('limits orders to the last sixty days without the scope for all of them', async () => {
    const shop = 'recent-shop.myshopify.com'
    const query = await shopify.install(authorizeUrl({ scope: 'read_orders' }, shop))
    const { body } = await token({ code: query.get('code') ?? '', expiring: '1' }, shop)
    const answered = await fetch(`${shopify.baseUrl}/${shop}/admin/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': body['access_token'] ?? '' },
      body: JSON.stringify({ query: orders, variables: { first: 1, key: 'CREATED_AT' } }),
    })
    const { data } = (await answered.json()) as { data: { orders: { nodes: { createdAt: string }[] } } }
    expect(data.orders.nodes[0]?.createdAt.slice(0, 10)).toBe('2026-09-22')
  })
})

describe('uninstalling the app', () => {
  const shop = 'leaving-shop.myshopify.com'
  const admin = () => `${shopify.baseUrl}/${shop}/admin`

  it('revokes its tokens and notifies the app by a signed webhook', async () => {
    const tokens = await install(shop)
    const page = await (await fetch(admin(), { headers: { 'accept-language': 'zh-CN' } })).text()
    expect(page).toContain('卸载 Brightquay')
    const answered = await shopify.submit(admin(), {}, `${admin()}/uninstall`)
    expect(answered.status).toBe(303)
    expect((await refresh(tokens['refresh_token'], shop)).status).toBe(400)
    const [webhook] = received
    expect(webhook?.headers).toMatchObject({
      'x-shopify-topic': 'app/uninstalled',
      'x-shopify-shop-domain': shop,
      'x-shopify-triggered-at': startAt,
    })
    const { body = '', headers = {} } = webhook ?? {}
    expect(isSignedBody(body, String(headers['x-shopify-hmac-sha256']), clientSecret)).toBe(true)
    expect(JSON.parse(body)).toMatchObject({ id: expect.any(Number) as number, myshopify_domain: shop })
  })

  it('happens once, by a form shown in the same browser', async () => {
    await install(shop)
    await shopify.submit(admin(), {}, `${admin()}/uninstall`)
    await shopify.submit(admin(), {}, `${admin()}/uninstall`)
    const forged = await fetch(`${admin()}/uninstall`, { method: 'POST', body: new URLSearchParams() })
    expect(forged.status).toBe(403)
    expect(received).toHaveLength(1)
  })
})
