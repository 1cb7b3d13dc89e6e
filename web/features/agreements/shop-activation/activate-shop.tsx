import { lazy, Suspense } from 'react'
import { withTranslations } from '../../../i18n/i18n.ts'
import { SkeletonFormPage } from '../../../ui/skeleton.tsx'

const load = withTranslations(['agreements'], () => import('./steps.tsx'))
const ActivationSteps = lazy(async () => ({ default: (await load()).ActivationSteps }))

/**
 * Adds a shop to the facility: the shop is chosen, an addendum is signed, and the limit is recalculated. The steps are
 * lazily loaded from here, since each lazy route adds its list of chunks to the initial bundle.
 */
export const Component = () => (
  <Suspense fallback={<SkeletonFormPage asideWidth="300px" />}>
    <ActivationSteps />
  </Suspense>
)
