import { lazy, Suspense } from 'react'
import { withTranslations } from '../../i18n/i18n.ts'

const load = withTranslations(['credit', 'limitSteps'], () => import('./estimate-card.tsx'))

const EstimateCard = lazy(async () => ({ default: (await load()).EstimateCard }))

/** The estimate of the limit, loaded after the screen. */
export const Estimate = () => (
  <Suspense fallback={null}>
    <EstimateCard />
  </Suspense>
)
