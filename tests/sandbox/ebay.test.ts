import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEbay, portalAtEbay } from '../../scripts/sandbox/ebay/ebay.ts'
import { servePlatform } from './serve-platform.ts'

const { clientId, clientSecret, ruName } = portalAtEbay
const scope = 'https://api.ebay.com/oauth/api_scope/sell.fulfillment.readonly'
const now = new Date('2026-11-21T06:00:00Z')
let folder: string
let peer: Awaited<ReturnType<typeof start>>

const start = () => servePlatform(createEbay, { path: 'ebay', clock: () => now, folder })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ebay-'))
  peer = await start()
})
afterEach(async () => {
  await peer.stop()
  rmSync(folder, { recursive: true })
})

const consentUrl = (changes: Record<string, string> = {}) => {
  const query = {
    client_id: clientId,
    redirect_uri: ruName,
    response_type: 'code',
    scope,
    state: 's',
    ...changes,
  }
  return `${peer.baseUrl}/auth.ebay.com/oauth2/authorize?${new URLSearchParams(query)}`
}

const approve = async (fields: Record<string, string> = {}) => {
  const answered = await peer.submit(consentUrl(), { decision: 'approve', ...fields })
  return { status: answered.status, location: answered.headers.get('location') }
}

const requestToken = async (form: Record<string, string>, secret = clientSecret) => {
  const answered = await fetch(`${peer.baseUrl}/api.ebay.com/identity/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
    body: new URLSearchParams(form),
  })
  return { status: answered.status, body: (await answered.json()) as Record<string, string> }
}

const newTokens = async () => {
  const { location } = await approve()
  const code = new URL(location ?? '').searchParams.get('code') ?? ''
  return (await requestToken({ grant_type: 'authorization_code', code, redirect_uri: ruName })).body
}

const readOrders = async (query: string, accessToken: string) => {
  const answered = await fetch(`${peer.baseUrl}/api.ebay.com/sell/fulfillment/v1/order?${query}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const body = (await answered.json()) as { errors?: { errorId: number }[]; orders?: object[] }
  return { status: answered.status, errorId: body.errors?.[0]?.errorId, orders: body.orders }
}

describe('the consent page', () => {
  it('shows the client and its requested access, in the browser’s language', async () => {
    const page = await fetch(consentUrl(), { headers: { 'accept-language': 'zh-HK' } })
    const html = await page.text()
    expect(html).toContain('Brightquay 希望讀取您的 eBay 資料')
    expect(html).toContain('並非 eBay')
  })

  it.each([
    ['an unknown client', { client_id: 'another' }],
    ['a URL instead of the RuName', { redirect_uri: 'https://portal.test/financing/oauth/callback' }],
    ['a write scope', { scope: 'https://api.ebay.com/oauth/api_scope/sell.fulfillment' }],
    ['another response type', { response_type: 'token' }],
  ])('explains that it cannot continue with %s', async (_, changes) => {
    const page = await fetch(consentUrl(changes))
    expect(page.status).toBe(400)
    expect(await page.text()).toContain('无法处理这个授权请求')
  })

  it('refuses a decision from another site or for an impossible account', async () => {
    expect(await approve({ csrf_token: 'made-up' })).toEqual({ status: 403, location: null })
    expect(await approve({ account: '<script>' })).toEqual({ status: 400, location: null })
  })

  it('redirects the seller to the RuName’s address', async () => {
    const { origin, searchParams } = new URL((await approve()).location ?? '')
    expect(origin).toBe('https://portal.test')
    expect([...searchParams.keys()]).toEqual(['state', 'code', 'expires_in'])
  })
})

describe('the token endpoint', () => {
  it('names the error of a request', async () => {
    const exchange = { grant_type: 'authorization_code', code: 'made-up', redirect_uri: ruName }
    expect((await requestToken(exchange, 'another')).body['error']).toBe('invalid_client')
    expect((await requestToken(exchange)).body['error']).toBe('invalid_grant')
    expect((await requestToken({ ...exchange, redirect_uri: 'another' })).body['error']).toBe('invalid_grant')
    expect((await requestToken({ grant_type: 'password' })).body['error']).toBe('unsupported_grant_type')
    expect((await requestToken({ grant_type: 'refresh_token' })).body['error']).toBe('invalid_request')
  })

  it('keeps consents across restarts without storing secrets', async () => {
    const { access_token: accessToken = '', refresh_token: refreshToken = '' } = await newTokens()
    await peer.stop()
    peer = await start()
    expect((await readOrders('', accessToken)).status).toBe(200)
    const kept = readFileSync(join(folder, 'consents.json'), 'utf8')
    expect(kept).not.toContain(accessToken)
    expect(kept).not.toContain(refreshToken)
  })
})

describe('the Fulfillment API', () => {
  it('refuses calls without a token and unknown operations', async () => {
    expect(await readOrders('', 'made-up')).toMatchObject({ status: 401, errorId: 1001 })
    const answered = await fetch(`${peer.baseUrl}/api.ebay.com/sell/inventory/v1/inventory_item`)
    expect(answered.status).toBe(404)
  })

  it('returns 50 orders of the last 90 days by default', async () => {
    const { access_token: token = '' } = await newTokens()
    expect((await readOrders('', token)).orders).toHaveLength(50)
  })

  it.each([
    ['limit=201', 31_100],
    ['offset=-1', 31_000],
    ['filter=buyer:[x..]', 30_700],
    ['filter=creationdate:[yesterday..]', 30_810],
    ['filter=creationdate:[..2026-11-01T00:00:00.000Z]', 30_820],
    ['filter=creationdate:[2024-01-01T00:00:00.000Z..]', 30_830],
    ['filter=creationdate:[2026-11-02T00:00:00.000Z..2026-11-01T00:00:00.000Z]', 30_840],
    ['filter=creationdate:[2026-11-02T00:00:00.000Z..2026-12-01T00:00:00.000Z]', 30_850],
  ])('refuses %s', async (query, errorId) => {
    const { access_token: token = '' } = await newTokens()
    expect(await readOrders(query, token)).toMatchObject({ status: 400, errorId })
  })
})
