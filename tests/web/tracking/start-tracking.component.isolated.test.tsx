import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveConsent } from '../../../web/tracking/consent.ts'

const analytics = { url: 'https://stats.example/matomo.php', siteId: 7 }

const calls: { url: string; init: RequestInit; parameters: Record<string, string> }[] = []
const sentActions = () =>
  calls.map(({ parameters: { e_a: action, action_name: page } }) => [action ?? 'view', page].join(' '))

let stops: AbortController

/** Fresh modules, as in a page that was just opened at `path`. */
const openPage = async (path: string) => {
  window.history.replaceState(null, '', `/financing${path}`)
  vi.resetModules()
  const { track, trackScreen } = await import('../../../web/tracking/track.ts')
  trackScreen(path)
  return {
    track,
    /** Its delay is 1.5 s after the first screen. */
    start: async () => {
      const { startTracking } = await import('../../../web/tracking/start-tracking.ts')
      startTracking(analytics)
    },
    goTo: (next: string) => {
      window.history.pushState(null, '', `/financing${next}`)
      trackScreen(next)
    },
    // The consent module of this page instance, which has its own listeners.
    consent: await import('../../../web/tracking/consent.ts'),
  }
}

/** A page that enters and leaves the back/forward cache. */
const putAway = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }))

const pass = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
  calls.length = 0
  stops = new AbortController()
  const { addEventListener } = window
  // Closing a page removes its listeners.
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
    addEventListener.call(window, type, listener as EventListener, { signal: stops.signal }),
  )
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init = {}) => {
    const parameters = Object.fromEntries(init.body as URLSearchParams)
    calls.push({ url: String(url), init, parameters })
    throw new TypeError('Failed to fetch')
  })
  vi.useFakeTimers()
})
afterEach(() => {
  stops.abort()
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

describe('with consent', () => {
  beforeEach(() => giveConsent('agreed'))

  it('sends events from before its start and after', async () => {
    const page = await openPage('/credit/hook')
    pass(1200)
    page.track('login_success')
    page.goTo('/credit/hook/home')
    pass(300)
    expect(calls).toEqual([])
    await page.start()
    page.track('submit_application', 'facility')
    expect(sentActions()).toEqual([
      'view /credit/hook',
      'login_success /credit/hook',
      'page_exit /credit/hook',
      'view /credit/hook/home',
      'submit_application /credit/hook/home',
    ])
  })

  it('sends everything in the body, without cookies and referrer, to the configured URL', async () => {
    const page = await openPage('/credit/hook')
    await page.start()
    pass(50)
    const [{ url, init, parameters } = { url: '', init: {}, parameters: {} }] = calls
    expect(url).toBe(analytics.url)
    expect(init).toMatchObject({
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    expect(parameters).toMatchObject({ idsite: '7', rec: '1', send_image: '0', action_name: '/credit/hook' })
  })

  it('sends an exit when the page is left, and a view when it is restored from the cache', async () => {
    const page = await openPage('/credit/hook')
    await page.start()
    pass(1500)
    putAway('pagehide')
    pass(60_000)
    putAway('pageshow')
    pass(50)
    expect(sentActions()).toEqual(['view /credit/hook', 'page_exit /credit/hook', 'view /credit/hook'])
  })

  it('continues the visit after a reload', async () => {
    for (const path of ['/credit/hook', '/questions']) {
      const page = await openPage(path)
      await page.start()
      pass(50)
    }
    expect(new Set(calls.map(({ parameters }) => parameters['_id'])).size).toBe(1)
  })

  it('stops at once on withdrawal, in this or another tab, and forgets the visit', async () => {
    for (const change of [
      (page: Awaited<ReturnType<typeof openPage>>) => page.consent.giveConsent('declined'),
      () => {
        giveConsent('declined')
        window.dispatchEvent(new StorageEvent('storage', { key: 'visits' }))
      },
    ]) {
      giveConsent('agreed')
      const page = await openPage('/credit/hook')
      await page.start()
      pass(2000)
      expect(sessionStorage.length).toBe(1)
      const before = calls.length
      change(page)
      page.goTo('/questions')
      page.track('login_success')
      pass(2000)
      window.dispatchEvent(new Event('pagehide'))
      expect(calls).toHaveLength(before)
      expect(sessionStorage.length).toBe(0)
    }
  })
})

describe('without consent', () => {
  it.each(['unasked', 'declined'] as const)('%s sends and stores nothing', async (answer) => {
    if (answer === 'declined') giveConsent(answer)
    const page = await openPage('/credit/hook')
    await page.start()
    pass(2000)
    page.track('login_success')
    page.goTo('/questions')
    pass(2000)
    window.dispatchEvent(new Event('pagehide'))
    expect(calls).toEqual([])
    expect(sessionStorage.length).toBe(0)
  })

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('does so too if the browser signals %s, whatever the earlier choice', async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true })
    try {
      giveConsent('agreed')
      const page = await openPage('/credit/hook')
      await page.start()
      pass(2000)
      expect(calls).toEqual([])
      expect(page.consent.consent()).toBe('declined')
    } finally {
      Reflect.deleteProperty(navigator, name)
    }
  })

  it('tracks from the page of the consent on, and nothing before it', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=secret')
    const page = await openPage('/credit/hook')
    await page.start()
    pass(2000)
    page.track('signup_success')
    page.goTo('/questions')
    pass(2000)
    page.consent.giveConsent('agreed')
    pass(50)
    expect(calls.map(({ parameters }) => parameters)).toEqual([
      expect.objectContaining({ action_name: '/questions', dimension1: '', dimension3: 'no' }),
    ])
  })

  it('has the external referrer if consent is given on the first page', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=secret')
    const page = await openPage('/credit/hook')
    await page.start()
    page.consent.giveConsent('agreed')
    pass(50)
    expect(calls[0]?.parameters['dimension1']).toBe('https://search.example')
  })
})
