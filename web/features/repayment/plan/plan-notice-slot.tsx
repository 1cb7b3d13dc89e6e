import { Suspense } from 'react'
import { lazyOptional } from '../../../app/lazy-optional.ts'
import { withTranslations } from '../../../i18n/i18n.ts'

// Loaded lazily, as few companies have a payment plan.
const loadNotice = withTranslations(['paymentPlan'], () => import('./plan-notice.tsx'))
const PlanNotice = lazyOptional(async () => (await loadNotice()).PlanNotice)

/** What a company with a payment plan has to do next; nothing for others. */
export const PlanNoticeSlot = () => (
  <Suspense>
    <PlanNotice />
  </Suspense>
)
