import { lazy, Suspense } from 'react'
import { withTranslations } from '../../../i18n/i18n.ts'

const loadCard = withTranslations(
  ['accountProfile', 'factors', 'fieldRules'],
  () => import('./factors-card.tsx'),
)
const FactorsCard = lazy(async () => ({ default: (await loadCard()).FactorsCard }))

/** The user's second factors; loaded after the rest of the page. */
export const FactorsCardSlot = () => (
  <Suspense fallback={null}>
    <FactorsCard />
  </Suspense>
)
