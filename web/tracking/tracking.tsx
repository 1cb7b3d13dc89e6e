import { lazy, Suspense } from 'react'
import type { AnalyticsSettings } from '../api/portal-config.ts'
import { withTranslations } from '../i18n/i18n.ts'
import { useConsent } from './consent.ts'
import { startTracking } from './start-tracking.ts'

const loadStrip = withTranslations(['tracking'], () => import('./consent-strip.tsx'))
const ConsentStrip = lazy(async () => ({ default: (await loadStrip()).ConsentStrip }))

/** Starts counting visits of users who consented; asks others once. */
export const createTracking = (analytics: AnalyticsSettings) => {
  startTracking(analytics)
  return () => <Suspense>{useConsent() === 'unasked' ? <ConsentStrip /> : null}</Suspense>
}
