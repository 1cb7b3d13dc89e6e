import { array, assert, constantFrom, property, string, tuple } from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { siteBase } from '#shared/site/screen-paths.ts'
import { sessionStore } from '../../../web/api/session-store.ts'
import { createTracker, type Tracker } from '../../../web/tracking/create-tracker.ts'
import { entryReferrer } from '../../../web/tracking/entry-referrer.ts'
import type { TrackingParameters } from '../../../web/tracking/send-tracked.ts'
import { type TrackedEvent, trackedEvents } from '../../../web/tracking/tracked-events.ts'
import { seller } from '../../support/web/login-seller.ts'

const site = `${window.location.origin}${siteBase}`

let sent: TrackingParameters[]
let tracker: Tracker

const started = (previous = '') => createTracker((parameters) => void sent.push(parameters), previous)

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  tracker = started()
})

const goTo = (path: string) => tracker.take({ at: performance.now(), path })
const act = (event: TrackedEvent, detail?: string) => tracker.take({ at: performance.now(), event, detail })
const pass = (ms: number) => vi.advanceTimersByTime(ms)

/** The page views and events, in the order in which they were sent. */
const sentActions = () =>
  sent.map(({ e_a: action, url = '' }) => [action ?? 'view', url.replace(site, '')].join(' '))

describe('a page view', () => {
  it('is sent once the screen was shown for 50 ms', () => {
    goTo('/credit/hook')
    pass(49)
    expect(sentActions()).toEqual([])
    pass(1)
    expect(sentActions()).toEqual(['view /credit/hook'])
    pass(10_000)
    expect(sentActions()).toEqual(['view /credit/hook'])
  })

  it('is not sent for a screen that redirects', () => {
    goTo('/')
    pass(49)
    goTo('/credit/hook')
    pass(50)
    expect(sentActions()).toEqual(['view /credit/hook'])
  })

  it('is sent later for screens opened before tracking started, without omissions', () => {
    pass(5000)
    for (const [at, path] of [
      [0, '/'],
      [20, '/credit/hook'],
      [70, '/questions'],
      [3000, '/credit/hook'],
    ] as const)
      tracker.take({ at, path })
    pass(0)
    expect(sentActions()).toEqual([
      'view /credit/hook',
      'view /questions',
      'page_exit /questions',
      'view /credit/hook',
    ])
  })

  it('has the previous page as referrer, initially the external one', () => {
    tracker = started('https://search.example')
    for (const path of ['/credit/hook', '/credit/hook/repay/charge-7', '/questions']) {
      goTo(path)
      pass(60)
    }
    expect(sent.map(({ dimension1 }) => dimension1)).toEqual([
      'https://search.example',
      `${site}/credit/hook`,
      `${site}/credit/hook/repay/:chargeId`,
    ])
  })
})

describe('signers and verifiers of documents', () => {
  it.each(['/sign/a-token', '/verify'])('are not tracked at %s', (path) => {
    tracker = started('https://mail.example')
    goTo(path)
    pass(2000)
    act('login_success')
    tracker.leave()
    expect(sent).toEqual([])
  })

  it('are tracked from the next page on, without a referrer', () => {
    goTo('/credit/hook')
    pass(2000)
    goTo('/sign/a-token')
    pass(2000)
    goTo('/questions')
    pass(50)
    expect(sentActions()).toEqual(['view /credit/hook', 'page_exit /credit/hook', 'view /questions'])
    expect(sent.at(-1)?.['dimension1']).toBe('')
  })
})

describe('an exit', () => {
  it.each([
    [999, []],
    [1000, ['page_exit /credit/hook']],
  ])('after %i ms on the page: %j', (ms, exits) => {
    goTo('/credit/hook')
    pass(ms)
    goTo('/questions')
    expect(sentActions().slice(1)).toEqual(exits)
  })

  it('has the duration in seconds', () => {
    goTo('/credit/hook')
    pass(61_400)
    tracker.leave()
    expect(sent.at(-1)).toMatchObject({ e_a: 'page_exit', e_n: '/credit/hook', e_v: '61' })
  })

  it('is sent once when the page is hidden, and the next view has no referrer', () => {
    goTo('/credit/hook')
    pass(2000)
    tracker.leave()
    tracker.leave()
    goTo('/credit/hook')
    pass(50)
    expect(sentActions()).toEqual(['view /credit/hook', 'page_exit /credit/hook', 'view /credit/hook'])
    expect(sent.at(-1)?.['dimension1']).toBe('')
  })

  it('is not sent after tracking has stopped, nor is a pending view', () => {
    goTo('/credit/hook')
    pass(2000)
    goTo('/questions')
    tracker.stop()
    pass(2000)
    tracker.leave()
    expect(sentActions()).toEqual(['view /credit/hook', 'page_exit /credit/hook'])
  })
})

describe('an event', () => {
  it('has its page, its detail and the line’s product', () => {
    goTo('/credit/underwriting/second-drawdown')
    pass(50)
    act('submit_application', 'drawdown')
    expect(sent.at(-1)).toMatchObject({
      url: `${site}/credit/underwriting/second-drawdown`,
      e_c: 'revenue_credit_automation',
      e_a: 'submit_application',
      e_n: 'drawdown',
      dimension2: 'revenue_credit_automation/drawdown',
    })
  })

  it('of a signup marks later requests of the visit', () => {
    goTo('/sign-up')
    pass(50)
    act('signup_success')
    goTo('/credit/hook/home')
    pass(50)
    expect(sent.map(({ dimension3 }) => dimension3)).toEqual(['no', 'yes', 'yes'])
    expect(new Set(sent.map(({ _id }) => _id))).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{16}$/)]))
  })

  it('only has known details', () => {
    goTo('/credit/hook')
    act('submit_application', 'mei@harbour-gift.example')
    expect(sent[0]).not.toHaveProperty('e_n')
    expect(sent[0]?.['dimension2']).toBe('small_shop_financing')
  })
})

describe('the product', () => {
  it.each(productLineIds)('is that of %s on its pages', (id) => {
    goTo(`${productLines[id].routePrefix}/terms-and-condition`)
    pass(50)
    expect(sent[0]?.['dimension2']).toBe(productLines[id].productCode)
  })

  it('is the user’s on pages outside of a line, and unknown without a user', () => {
    goTo('/company')
    pass(50)
    sessionStore.open({
      accessToken: 'access-token',
      tokenExpiration: '2099-12-31T00:00:00Z',
      user: { ...seller, registerSource: 'payoneer_online' },
    })
    goTo('/company')
    pass(50)
    expect(sent.map(({ dimension2 }) => dimension2)).toEqual(['unknown_product', 'payoneer'])
  })
})

describe('the external referrer', () => {
  it.each([
    ['', ''],
    ['https://search.example/find?q=mei%40harbour-gift.example', 'https://search.example'],
    [`${site}/activate?token=a-token#part`, `${site}/activate`],
    [`${site}/sign/a-token?code=135790#part`, ''],
    [`${site}/verify#a-code`, ''],
    [`${window.location.origin}/elsewhere/mei`, window.location.origin],
  ])('%s is sent as %s', (referrer, address) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    expect(entryReferrer()).toBe(address)
  })
})

describe('the sent data', () => {
  const lines = productLineIds.map((id) => productLines[id].routePrefix)
  const path = tuple(
    constantFrom('', '/sign', '/link', '/activate', ...lines, ...lines.map((line) => `${line}/repay`)),
    string({ minLength: 1, maxLength: 12 }).map((text) => `secret-${text}`),
  ).map((parts) => parts.join('/'))
  const event = constantFrom(...(Object.keys(trackedEvents) as TrackedEvent[]))

  /** All values that a request may contain: fixed texts, routes of the site, numbers and the visit's id. */
  const allowed: Readonly<Record<string, RegExp>> = {
    _id: /^[0-9a-f]{16}$/,
    cookie: /^0$/,
    ca: /^1$/,
    url: /^[a-z]+:[^@?#]*\/financing\/[\w/:*-]*$/,
    action_name: /^\/[\w/:*-]*$/,
    dimension1: /^$|^[a-z]+:[^@?#]*\/financing\/[\w/:*-]*$/,
    dimension2: /^(?:small_shop_financing|revenue_credit_automation|payoneer|unknown_product)(?:\/[a-z]+)?$/,
    dimension3: /^(?:yes|no)$/,
    e_c: /^(?:small_shop_financing|revenue_credit_automation|payoneer|unknown_product)$/,
    e_a: /^[a-z0-9_]+$/,
    e_n: /^(?:\/[\w/:*-]*|[a-z]+)$/,
    e_v: /^\d+$/,
  }

  it('has neither parameters of URLs nor entered text', () => {
    assert(
      property(array(tuple(path, event, string()), { minLength: 1, maxLength: 6 }), (steps) => {
        sent = []
        tracker = started()
        for (const [to, done, typed] of steps) {
          goTo(to)
          pass(1200)
          act(done, `secret-${typed}`)
        }
        tracker.leave()
        const counted = steps.filter(([to]) => !to.startsWith('/sign/'))
        expect(sent.length).toBeGreaterThanOrEqual(3 * counted.length)
        for (const parameters of sent) {
          expect(JSON.stringify(parameters)).not.toContain('secret')
          for (const [name, value] of Object.entries(parameters))
            expect([name, value]).toEqual([name, expect.stringMatching(allowed[name] ?? /^$a/)])
        }
      }),
    )
  })
})
