import { Suspense } from 'react'
import { lazyOptional } from '../../../app/lazy-optional.ts'
import { withTranslations } from '../../../i18n/i18n.ts'

// Loaded lazily, as few companies have a payment plan.
const loadPlans = withTranslations(['paymentPlan', 'repayment', 'statuses'], () => import('./plans.tsx'))
const Plans = lazyOptional(async () => (await loadPlans()).Plans)

/** The company's payment plans; nothing where there are none. */
export const PlansSlot = () => (
  <Suspense>
    <Plans />
  </Suspense>
)
