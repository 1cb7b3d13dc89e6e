import { lazy, Suspense } from 'react'
import { withTranslations } from '../../i18n/i18n.ts'

const loadCard = withTranslations(['fieldRules', 'privacy', 'statuses'], () => import('./privacy-card.tsx'))
const PrivacyCard = lazy(async () => ({ default: (await loadCard()).PrivacyCard }))

/** The user's privacy rights; loaded after the rest of the page. */
export const PrivacyCardSlot = () => (
  <Suspense fallback={null}>
    <PrivacyCard />
  </Suspense>
)
