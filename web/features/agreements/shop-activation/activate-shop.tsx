import { lazy, Suspense } from 'react'
import { withTranslations } from '../../../i18n/i18n.ts'
import { SkeletonFormPage } from '../../../ui/skeleton.tsx'

const load = withTranslations(['agreements'], () => import('./steps.tsx'))
const ActivationSteps = lazy(async () => ({ default: (await load()).ActivationSteps }))

/**
 * A further shop joins the facility: it is chosen, an addendum is signed, and the limit is computed anew. The steps are
 * fetched from here, for what the first screen knows of a route grows with what the route loads.
 */
export const Component = () => (
  <Suspense fallback={<SkeletonFormPage asideWidth="300px" />}>
    <ActivationSteps />
  </Suspense>
)
