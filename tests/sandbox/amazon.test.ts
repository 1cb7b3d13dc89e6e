import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAmazon, portalAtAmazon } from '../../scripts/sandbox/amazon/amazon.ts'
import { servePlatform } from './serve-platform.ts'

const { applicationId, clientId, clientSecret } = portalAtAmazon
let now: Date
let folder: string
let peer: Awaited<ReturnType<typeof start>>

const start = () => servePlatform(createAmazon, { path: 'amazon', clock: () => now, folder })

beforeEach(async () => {
  now = new Date('2026-11-21T06:00:00Z')
  folder = mkdtempSync(join(tmpdir(), 'amazon-'))
  peer = await start()
})
afterEach(async () => {
  await peer.stop()
  rmSync(folder, { recursive: true })
})

const consentUrl = (changes: Record<string, string> = {}) => {
  const query = { application_id: applicationId, state: 's', version: 'beta', ...changes }
  return `${peer.baseUrl}/sellercentral-europe.amazon.com/apps/authorize/consent?${new URLSearchParams(query)}`
}

const approve = async (fields: Record<string, string> = {}) => {
  const answered = await peer.submit(consentUrl(), { decision: 'approve', ...fields })
  return { status: answered.status, location: answered.headers.get('location') }
}

const requestToken = async (form: Record<string, string>) => {
  const answered = await peer.post(`${peer.baseUrl}/api.amazon.com/auth/o2/token`, {
    client_id: clientId,
    client_secret: clientSecret,
    ...form,
  })
  return { status: answered.status, body: (await answered.json()) as Record<string, string> }
}

const newTokens = async () => {
  const { location } = await approve()
  const code = new URL(location ?? '').searchParams.get('spapi_oauth_code') ?? ''
  return (await requestToken({ grant_type: 'authorization_code', code })).body
}

const read = async (path: string, accessToken?: string) => {
  const answered = await fetch(`${peer.baseUrl}/sellingpartnerapi-eu.amazon.com${path}`, {
    headers: accessToken ? { 'x-amz-access-token': accessToken } : {},
  })
  const body = (await answered.json()) as { errors?: { code: string; details: string }[] }
  return { status: answered.status, error: body.errors?.[0], headers: answered.headers }
}

describe('Seller Central', () => {
  it('shows the client and its requested access, in the browser’s language', async () => {
    const page = await fetch(consentUrl(), { headers: { 'accept-language': 'zh-CN' } })
    const html = await page.text()
    expect(html).toContain('Brightquay 希望通过销售伙伴 API 读取您的数据')
    expect(html).toContain('英国、德国')
    expect(html).toContain('并非亚马逊')
  })

  it.each([
    ['an unknown application', { application_id: 'another' }],
    ['a draft application without its version parameter', { version: '' }],
    ['no state', { state: '' }],
  ])('explains that it cannot continue with %s', async (_, changes) => {
    const page = await fetch(consentUrl(changes))
    expect(page.status).toBe(400)
    expect(await page.text()).toContain('无法处理这个授权请求')
  })

  it('refuses a decision from another site or for an impossible account', async () => {
    expect(await approve({ csrf_token: 'made-up' })).toEqual({ status: 403, location: null })
    expect(await approve({ account: '<script>' })).toEqual({ status: 400, location: null })
  })

  it('redirects the seller back with the state, the seller’s id and a code', async () => {
    const { location } = await approve({ account: 'quay-gifts' })
    const { origin, searchParams } = new URL(location ?? '')
    expect(origin).toBe('https://portal.test')
    expect([...searchParams.keys()]).toEqual(['state', 'selling_partner_id', 'spapi_oauth_code'])
    expect(searchParams.get('selling_partner_id')).toMatch(/^A[0-9A-Z]{13}$/)
  })
})

describe('Login with Amazon', () => {
  it('names the error of a request', async () => {
    expect(
      await requestToken({ grant_type: 'authorization_code', code: 'x', client_secret: 'x' }),
    ).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
    for (const [form, error] of [
      [{ grant_type: 'password' }, 'unsupported_grant_type'],
      [{ grant_type: 'authorization_code' }, 'invalid_request'],
      [{ grant_type: 'authorization_code', code: 'made-up' }, 'invalid_grant'],
      [{ grant_type: 'refresh_token', refresh_token: 'made-up' }, 'invalid_grant'],
    ] as const)
      expect(await requestToken(form)).toMatchObject({ status: 400, body: { error } })
  })

  it('keeps consents across restarts without storing secrets', async () => {
    const { access_token: accessToken = '', refresh_token: refreshToken = '' } = await newTokens()
    await peer.stop()
    peer = await start()
    expect((await read('/sellers/v1/marketplaceParticipations', accessToken)).status).toBe(200)
    const kept = readFileSync(join(folder, 'consents.json'), 'utf8')
    expect(kept).not.toContain(accessToken)
    expect(kept).not.toContain(refreshToken)
  })
})

describe('the Selling Partner API', () => {
  it('refuses calls without a token and unknown operations', async () => {
    const path = '/sellers/v1/marketplaceParticipations'
    expect((await read(path)).error).toMatchObject({ code: 'Unauthorized' })
    expect((await read(path, 'made-up')).status).toBe(403)
    const { access_token: token } = await newTokens()
    expect((await read('/catalog/2022-04-01/items', token)).status).toBe(404)
  })

  it('returns the usage plan with each response', async () => {
    const { access_token: token } = await newTokens()
    const { headers } = await read('/sellers/v1/marketplaceParticipations', token)
    expect(Number(headers.get('x-amzn-ratelimit-limit'))).toBeGreaterThan(0)
  })

  it.each([
    ['orders without a period', '/orders/2026-01-01/orders?marketplaceIds=A1F83G8C2ARO7P'],
    [
      'orders of another region',
      '/orders/2026-01-01/orders?createdAfter=2026-01-01&marketplaceIds=ATVPDKIKX0DER',
    ],
    [
      'orders up to the present',
      '/orders/2026-01-01/orders?createdAfter=2026-01-01&createdBefore=2026-11-21T05:59:00Z&marketplaceIds=A1F83G8C2ARO7P',
    ],
    [
      'orders by both dates',
      '/orders/2026-01-01/orders?createdAfter=2026-01-01&lastUpdatedAfter=2026-01-01&marketplaceIds=A1F83G8C2ARO7P',
    ],
    [
      'a page of another query',
      `/orders/2026-01-01/orders?createdAfter=2026-01-01&marketplaceIds=A1F83G8C2ARO7P&paginationToken=${Buffer.from('0 0 0 x').toString('base64url')}`,
    ],
    ['transactions without a start date', '/finances/2024-06-19/transactions'],
    ['transactions up to the present', '/finances/2024-06-19/transactions?postedAfter=2026-11-21T05:59:00Z'],
  ])('refuses %s', async (_, path) => {
    const { access_token: token } = await newTokens()
    expect(await read(path, token)).toMatchObject({ status: 400, error: { code: 'InvalidInput' } })
  })

  it('returns no transactions for a period of more than 180 days', async () => {
    const { access_token: token = '' } = await newTokens()
    const list = async (query: string) => {
      const answered = await fetch(
        `${peer.baseUrl}/sellingpartnerapi-eu.amazon.com/finances/2024-06-19/transactions?${query}`,
        { headers: { 'x-amz-access-token': token } },
      )
      return ((await answered.json()) as { payload: { transactions: unknown[] } }).payload.transactions.length
    }
    expect(await list('postedAfter=2026-05-01')).toBe(0)
    expect(await list('postedAfter=2026-11-01')).toBeGreaterThan(0)
  })
})
