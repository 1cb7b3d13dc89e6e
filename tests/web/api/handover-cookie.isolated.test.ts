import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dropHandoverCookie,
  handoverCookie,
  tokenFromCookies,
  writeHandoverCookie,
} from '../../../web/api/handover-cookie.ts'

const here = { isSecure: true, hostname: 'finance.quay.example', cookieDomain: 'quay.example' }

describe('the cookie with the one-time handover token', () => {
  it('lives for two minutes on the parent domain, on secure connections only', () => {
    expect(handoverCookie('access_token', 't=1;x', 120, here)).toBe(
      'access_token=t%3D1%3Bx; Max-Age=120; Path=/; SameSite=Lax; Secure; Domain=quay.example',
    )
  })

  it.each([undefined, 'elsewhere.example', 'y.example'])(
    'stays on this host if the shared domain is %s, which is not a parent',
    (cookieDomain) => {
      expect(handoverCookie('access_token', 't', 120, { ...here, cookieDomain })).not.toContain('Domain')
    },
  )

  it('is read back unchanged among other cookies', () => {
    expect(tokenFromCookies('a=1; access_token=t%3D1%3Bx; b=2')).toBe('t=1;x')
    expect(tokenFromCookies('__Secure-access_token=t%3D1%3Bx')).toBe('t=1;x')
    expect(tokenFromCookies('access_token=planted; __Secure-access_token=own')).toBe('own')
    expect(tokenFromCookies('my_access_token=no; __Secure-my_access_token=no')).toBeNull()
    expect(tokenFromCookies('access_token=')).toBeNull()
    expect(tokenFromCookies('access_token=%E0%A4%A')).toBeNull()
  })
})

describe('the page', () => {
  const written: string[] = []
  beforeEach(() => {
    written.length = 0
    vi.stubGlobal('fetch', async () => Response.json({ cookieDomain: 'quay.example' }))
    vi.stubGlobal('window', { location: { protocol: 'https:', hostname: 'finance.quay.example' } })
    vi.stubGlobal('document', {
      set cookie(text: string) {
        written.push(text)
      },
    })
  })

  it('writes it for two minutes under the shared name', async () => {
    await writeHandoverCookie('token-1', true)
    await writeHandoverCookie('token-2', false)
    vi.stubGlobal('window', { location: { protocol: 'http:', hostname: 'localhost' } })
    await writeHandoverCookie('token-3', false)
    expect(written).toEqual([
      'access_token=token-1; Max-Age=120; Path=/; SameSite=Lax; Secure; Domain=quay.example',
      '__Secure-access_token=token-2; Max-Age=120; Path=/; SameSite=Lax; Secure; Domain=quay.example',
      'access_token=token-3; Max-Age=120; Path=/; SameSite=Lax',
    ])
  })

  it('removes it by both names, from the parent domain and its own host', async () => {
    await dropHandoverCookie()
    expect(written).toEqual([
      '__Secure-access_token=; Max-Age=0; Path=/; SameSite=Lax; Secure; Domain=quay.example',
      '__Secure-access_token=; Max-Age=0; Path=/; SameSite=Lax; Secure',
      'access_token=; Max-Age=0; Path=/; SameSite=Lax; Secure; Domain=quay.example',
      'access_token=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    ])
  })
})
