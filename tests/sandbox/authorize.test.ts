import { afterAll, describe, expect, it } from 'vitest'
import { redirectUri, startPeer } from './sandbox-peer.ts'

const peer = await startPeer({ at: '2026-11-21T06:00:00Z' })
afterAll(() => peer.stop())

describe('the consent page', () => {
  it.each([
    ['zh-CN', '同意并继续'],
    ['zh-TW', '同意並繼續'],
    ['en', 'Agree and continue'],
  ])('speaks %s', async (locale, words) => {
    const page = await peer.open(peer.authorizeUrl({ ui_locales: locale }))
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain(words)
    expect(text).toContain(`lang="${locale}"`)
    expect(text).toContain('Harbor Gift Co. UK')
    expect(text).toContain('harbor-gift-uk')
    expect(text).toContain('Brightquay')
  })

  it("uses the browser's language if none is requested", async () => {
    const page = await peer.open(peer.authorizeUrl(), { 'accept-language': 'zh-HK,en;q=0.5' })
    expect(await page.text()).toContain('同意並繼續')
  })

  it('escapes a link’s parameters', async () => {
    const page = await peer.open(peer.authorizeUrl({ state: '"><script>alert(1)</script>' }))
    expect(await page.text()).not.toContain('<script')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})

describe('an untrusted request', () => {
  it.each([
    ['another redirect address', { redirect_uri: `${redirectUri}/more` }],
    ['another host', { redirect_uri: 'https://evil.example/financing/oauth/callback' }],
    ['an unknown client', { client_id: 'someone' }],
    ['no redirect address', { redirect_uri: undefined }],
  ])('with %s is shown and never redirected', async (_, changes) => {
    const answered = await peer.open(peer.authorizeUrl(changes))
    expect(answered.status).toBe(400)
    expect(answered.headers.get('location')).toBeNull()
    expect(answered.headers.get('content-type')).toContain('text/html')
  })

  it.each([
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['an unknown scope', { scope: 'shop:read payouts:write' }, 'invalid_scope'],
  ])('with %s redirects to the client with its state', async (_, changes, error) => {
    const answered = await peer.open(peer.authorizeUrl(changes))
    const target = new URL(answered.headers.get('location') ?? '')
    expect(target.origin + target.pathname).toBe(redirectUri)
    expect(target.searchParams.get('error')).toBe(error)
    expect(target.searchParams.get('state')).toBe('the-state')
  })
})

describe('the decision', () => {
  it('to approve returns a code and the state', async () => {
    const target = await peer.decide('approve')
    expect(target.origin + target.pathname).toBe(redirectUri)
    expect(target.searchParams.get('state')).toBe('the-state')
    expect(target.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
  })

  it('to decline returns access_denied and no code', async () => {
    const { searchParams } = await peer.decide('deny')
    expect(searchParams.get('error')).toBe('access_denied')
    expect(searchParams.get('state')).toBe('the-state')
    expect(searchParams.has('code')).toBe(false)
  })

  it.each([
    ['without the cookie', (_cookie: string, csrf: string) => ({ cookie: '', csrf })],
    ['with a made-up token', (cookie: string) => ({ cookie, csrf: 'x'.repeat(43) })],
    [
      'in a browser with another form',
      (_cookie: string, csrf: string) => ({ cookie: `harbor_browser=${'x'.repeat(43)}`, csrf }),
    ],
  ])('%s is refused', async (_, forge) => {
    const url = peer.authorizeUrl()
    const page = await peer.open(url)
    const csrf = (await page.text()).match(/name="csrf_token" value="([^"]+)"/)?.[1] ?? ''
    const forged = forge(page.headers.get('set-cookie')?.split(';')[0] ?? '', csrf)
    const answered = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: forged.cookie },
      body: new URLSearchParams({ csrf_token: forged.csrf, decision: 'approve' }),
    })
    expect(answered.status).toBe(403)
    expect(answered.headers.get('location')).toBeNull()
  })
})
