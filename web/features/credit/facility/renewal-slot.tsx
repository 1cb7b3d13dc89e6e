import { lazy, Suspense, useState } from 'react'
import { businessDate } from '#shared/time/business-date.ts'
import { withTranslations } from '../../../i18n/i18n.ts'
import { SkeletonCard } from '../../../ui/skeleton.tsx'
import type { FacilitySummary } from './facility-queries.ts'
import { reviewState } from './review-state.ts'

const loadCard = withTranslations(['facility', 'records'], () => import('./renewal-card.tsx'))
const RenewalCard = lazy(async () => ({ default: (await loadCard()).RenewalCard }))

/** Loads the renewal from 30 days before the review. Mostly hidden, hence lazy. */
export const RenewalSlot = ({ facility }: { facility: FacilitySummary }) => {
  const [today] = useState(() => businessDate(new Date()))
  const state = reviewState(facility, today)
  return state === 'soon' || state === 'expired' ? (
    <Suspense fallback={<SkeletonCard lines={3} />}>
      <RenewalCard facility={facility} />
    </Suspense>
  ) : null
}
