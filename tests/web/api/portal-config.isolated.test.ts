import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readPortalConfig } from '../../../web/api/portal-config.ts'

const none = { portals: {}, cookieDomain: undefined, analytics: undefined }

const freshConfig = async () => {
  vi.resetModules()
  return (await import('../../../web/api/portal-config.ts')).portalConfig
}

describe('the deployment’s configuration', () => {
  it('has the other portals, their shared domain, and the analytics collector', () => {
    const portals = { 'trade-desk': 'https://trade.example/redirect' }
    const analytics = { url: 'https://stats.example/matomo.php', siteId: 3 }
    expect(
      readPortalConfig({ brandName: 'Quay', portals, cookieDomain: '.quay.example', analytics }),
    ).toEqual({ portals, cookieDomain: 'quay.example', analytics })
  })

  it.each([
    'https://stats.example/',
    { url: 'javascript:alert(1)', siteId: 1 },
    { url: '/matomo.php', siteId: 1 },
    { url: 'https://stats.example/matomo.php' },
    { url: 'https://stats.example/matomo.php', siteId: '1&rec=0' },
  ])('disables tracking for %j', (analytics) => {
    expect(readPortalConfig({ analytics }).analytics).toBeUndefined()
  })

  it.each([undefined, null, [], 'text', {}, { portals: [], cookieDomain: 7 }])('is empty for %j', (value) => {
    expect(readPortalConfig(value)).toEqual(none)
  })

  it('drops invalid addresses', () => {
    const portals = { a: 'javascript:alert(1)', b: 'not an address', c: 5, d: 'http://localhost:4000/' }
    expect(readPortalConfig({ portals }).portals).toEqual({ d: 'http://localhost:4000/' })
  })
})

describe('its request', () => {
  beforeEach(() => vi.unstubAllGlobals())

  it('happens once', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () =>
      Response.json({ portals: { a: 'https://a.example/' } }),
    )
    vi.stubGlobal('fetch', fetch)
    const portalConfig = await freshConfig()
    await portalConfig()
    expect((await portalConfig()).portals).toEqual({ a: 'https://a.example/' })
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledWith('/config.json')
  })

  it.each([
    ['no answer', async () => Promise.reject(new TypeError('failed'))],
    ['no such file', async () => new Response('missing', { status: 404 })],
    ['a page instead', async () => new Response('<!doctype html>')],
  ])('with %s results in an empty configuration', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    expect(await (await freshConfig())()).toEqual(none)
  })
})
