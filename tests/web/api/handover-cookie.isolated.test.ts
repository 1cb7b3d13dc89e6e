import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dropHandoverCookie,
  handoverCookie,
  tokenIn,
  writeHandoverCookie,
} from '../../../web/api/handover-cookie.ts'

const here = { isSecure: true, hostname: 'finance.quay.example', cookieDomain: 'quay.example' }

describe('the cookie that hands a one-time token over', () => {
  it('lives two minutes on the parent domain, on secure connections only', () => {
    expect(handoverCookie('t=1;x', 120, here)).toBe(
      'access_token=t%3D1%3Bx; Max-Age=120; Path=/; SameSite=Lax; Secure; Domain=quay.example',
    )
  })

  it.each([undefined, 'elsewhere.example', 'y.example'])(
    'stays on this host when the shared domain is %s, which it is not below',
    (cookieDomain) => {
      expect(handoverCookie('t', 120, { ...here, cookieDomain })).not.toContain('Domain')
    },
  )

  it('is read back as it was, whatever stands beside it', () => {
    expect(tokenIn('a=1; access_token=t%3D1%3Bx; b=2')).toBe('t=1;x')
    expect(tokenIn('my_access_token=no')).toBeNull()
    expect(tokenIn('access_token=')).toBeNull()
    expect(tokenIn('access_token=%E0%A4%A')).toBeNull()
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

  it('writes it for two minutes', async () => {
    await writeHandoverCookie('token-1')
    expect(written).toEqual([
      'access_token=token-1; Max-Age=120; Path=/; SameSite=Lax; Secure; Domain=quay.example',
    ])
  })

  it('takes it away from the parent domain and from its own host', async () => {
    await dropHandoverCookie()
    expect(written).toEqual([
      'access_token=; Max-Age=0; Path=/; SameSite=Lax; Secure; Domain=quay.example',
      'access_token=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    ])
  })
})
