import { siteBase } from '#shared/site/screen-paths.ts'
import type { AnalyticsSettings } from '../api/portal-config.ts'
import { consent, onConsent } from './consent.ts'
import { createTracker, type Tracker } from './create-tracker.ts'
import { entryReferrer } from './entry-referrer.ts'
import { sendTracked } from './send-tracked.ts'
import { takeTracked } from './track.ts'
import { forgetVisit } from './visit.ts'

/** Counts visits from now on, and what was noted before, for as long as the visitor agrees. */
export const startTracking = (analytics: AnalyticsSettings): void => {
  let tracker: Tracker | undefined
  let screens = 0
  const begin = () => {
    // Where the page was opened from says nothing of a later screen.
    const previous = screens > 1 ? '' : entryReferrer()
    tracker = createTracker((parameters) => sendTracked(analytics, parameters), previous)
  }
  /** The page that is being looked at counts from now on. */
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
  takeTracked((happening) => {
    if ('path' in happening) screens += 1
    tracker?.take(happening)
  })
  onConsent(follow)
  window.addEventListener('pagehide', () => tracker?.leave())
  // A page that was put away, and came back as it was.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeHere()
  })
}
