import { lineOfPath, lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { absolutePath } from '#shared/site/screen-paths.ts'
import { sessionStore } from '../api/session-store.ts'
import { isCounted, pagePattern } from './page-pattern.ts'
import type { TrackingParameters } from './send-tracked.ts'
import type { Happening } from './track.ts'
import { trackedEvents } from './tracked-events.ts'
import { currentVisit, markNewUser } from './visit.ts'

/** So long a screen stands before it is viewed: one that only leads on is not. */
const viewDelayMs = 50
/** So long somebody was on a page for its exit to count. */
const exitAfterMs = 1000

interface Page {
  readonly path: string
  /** When it was come to. */
  readonly at: number
}

/** The product of the line that a page belongs to, else of the user's own. */
const productAt = (path: string): string =>
  (lineOfPath(path) ?? lineOfRegisterSource(sessionStore.get()?.user.registerSource))?.productCode ??
  'unknown_product'

const addressOf = (path: string): string => window.location.origin + absolutePath(pagePattern(path))

export interface Tracker {
  take(happening: Happening): void
  /** The page is left for another site, or put away. */
  leave(): void
  /** Ends it: nothing more is sent. */
  stop(): void
}

/**
 * Makes page views, exits and events of what happens, and has them sent. `previous` is the address that the visitor comes
 * from; empty where it is not known. Knows nothing of consent.
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

  /** The screen that is being come to is there to stay. */
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
    take(happening) {
      const { at } = happening
      if ('path' in happening) {
        exit(at)
        if (!isCounted(pagePattern(happening.path))) {
          before = ''
          return
        }
        coming = { path: happening.path, at }
        timer = setTimeout(view, Math.max(0, at + viewDelayMs - performance.now()))
        return
      }
      settle(at)
      const here = coming ?? page
      if (!here) return
      const { event } = happening
      const known: readonly string[] = trackedEvents[event]
      const detail = known.find((each) => each === happening.detail)
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
