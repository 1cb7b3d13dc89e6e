import { lazy, Suspense } from 'react'
import type { AnalyticsSettings } from '../api/portal-config.ts'
import { withTranslations } from '../i18n/i18n.ts'
import { useConsent } from './consent.ts'
import { startTracking } from './start-tracking.ts'
import { useHasInteracted } from './use-has-interacted.ts'

const loadStrip = withTranslations(['tracking'], () => import('./consent-strip.tsx'))
const ConsentStrip = lazy(async () => ({ default: (await loadStrip()).ConsentStrip }))

/** Requests consent only once the visitor has begun to use the page, so that it is never what they see first. */
const Question = () => {
  const consent = useConsent()
  return useHasInteracted() && consent === 'unasked' ? <ConsentStrip /> : null
}

/** Starts counting visits of users who consented; asks others once. */
export const createTracking = (analytics: AnalyticsSettings) => {
  startTracking(analytics)
  return () => (
    <Suspense>
      <Question />
    </Suspense>
  )
}
