import { lineOfPath, lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { absolutePath } from '#shared/site/screen-paths.ts'
import { sessionStore } from '../api/session-store.ts'
import { isCounted, pagePattern } from './page-pattern.ts'
import type { TrackingParameters } from './send-tracked.ts'
import type { TrackingRecord } from './track.ts'
import { trackedEvents } from './tracked-events.ts'
import { currentVisit, markNewUser } from './visit.ts'

/** The minimum time of a page view, so that a screen that only redirects is not counted. */
const viewDelayMs = 50
/** The minimum time on a page for its exit to be counted. */
const exitAfterMs = 1000

interface Page {
  readonly path: string
  /** The time of arrival. */
  readonly at: number
}

/** The product of the page's line, else of the user's own line. */
const productAt = (path: string): string =>
  (lineOfPath(path) ?? lineOfRegisterSource(sessionStore.get()?.user.registerSource))?.productCode ??
  'unknown_product'

const addressOf = (path: string): string => window.location.origin + absolutePath(pagePattern(path))

export interface Tracker {
  take(record: TrackingRecord): void
  /** Records that the page was left for another site or hidden. */
  leave(): void
  /** Stops recording. */
  stop(): void
}

/**
 * Creates page views, exits and events, and sends them. `previous` is the referring address; empty if unknown. The
 * caller must check consent.
 */
export const createTracker = (send: (parameters: TrackingParameters) => void, previous: string): Tracker => {
  let before = previous
  let page: Page | undefined
  let coming: Page | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = (path: string, parameters: TrackingParameters, detail?: string): void => {
    const visit = currentVisit()
    send({
      _id: visit.id,
      cookie: '0',
      url: addressOf(path),
      action_name: pagePattern(path),
      dimension1: before,
      dimension2: [productAt(path), detail].filter(Boolean).join('/'),
      dimension3: visit.isNewUser ? 'yes' : 'no',
      ...parameters,
    })
  }

  const tellEvent = (path: string, action: string, about: TrackingParameters, detail?: string): void =>
    tell(path, { ca: '1', e_c: productAt(path), e_a: action, ...about }, detail)

  /** Called once the user has stayed on the screen. */
  const view = (): void => {
    clearTimeout(timer)
    if (!coming) return
    page = coming
    coming = undefined
    tell(page.path, {})
  }

  const settle = (now: number): void => {
    if (coming && now - coming.at >= viewDelayMs) view()
  }

  const exit = (now: number): void => {
    settle(now)
    clearTimeout(timer)
    coming = undefined
    if (!page) return
    const stayed = now - page.at
    if (stayed >= exitAfterMs)
      tellEvent(page.path, 'page_exit', {
        e_n: pagePattern(page.path),
        e_v: String(Math.round(stayed / 1000)),
      })
    before = addressOf(page.path)
    page = undefined
  }

  return {
    take(record) {
      const { at } = record
      if ('path' in record) {
        exit(at)
        if (!isCounted(pagePattern(record.path))) {
          before = ''
          return
        }
        coming = { path: record.path, at }
        timer = setTimeout(view, Math.max(0, at + viewDelayMs - performance.now()))
        return
      }
      settle(at)
      const here = coming ?? page
      if (!here) return
      const { event } = record
      const known: readonly string[] = trackedEvents[event]
      const detail = known.find((each) => each === record.detail)
      if (event === 'signup_success') markNewUser()
      tellEvent(here.path, event, detail ? { e_n: detail } : {}, detail)
    },
    leave() {
      exit(performance.now())
      before = ''
    },
    stop() {
      clearTimeout(timer)
      coming = undefined
      page = undefined
    },
  }
}
