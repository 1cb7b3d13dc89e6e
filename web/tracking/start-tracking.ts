import { siteBase } from '#shared/site/screen-paths.ts'
import type { AnalyticsSettings } from '../api/portal-config.ts'
import { consent, onConsent } from './consent.ts'
import { createTracker, type Tracker } from './create-tracker.ts'
import { entryReferrer } from './entry-referrer.ts'
import { sendTracked } from './send-tracked.ts'
import { setTrackingSink } from './track.ts'
import { forgetVisit } from './visit.ts'

/** Records visits, including buffered ones, for as long as the visitor consents. */
export const startTracking = (analytics: AnalyticsSettings): void => {
  let tracker: Tracker | undefined
  let screens = 0
  const begin = () => {
    // The referrer is relevant for the first screen only.
    const previous = screens > 1 ? '' : entryReferrer()
    tracker = createTracker((parameters) => sendTracked(analytics, parameters), previous)
  }
  /** Counts the current page. */
  const takeHere = () =>
    tracker?.take({ at: performance.now(), path: window.location.pathname.slice(siteBase.length) || '/' })
  const follow = () => {
    if (consent() !== 'agreed') {
      tracker?.stop()
      tracker = undefined
      forgetVisit()
    } else if (!tracker) {
      begin()
      takeHere()
    }
  }

  if (consent() === 'agreed') begin()
  else forgetVisit()
  setTrackingSink((record) => {
    if ('path' in record) screens += 1
    tracker?.take(record)
  })
  onConsent(follow)
  window.addEventListener('pagehide', () => tracker?.leave())
  // The page was restored from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeHere()
  })
}
