import { lazy, Suspense } from 'react'
import { useSession } from '../../../api/session-store.ts'
import { withTranslations } from '../../../i18n/i18n.ts'

const loadMobileNeeded = withTranslations(['accountProfile'], () => import('./mobile-needed.tsx'))
const MobileNeeded = lazy(async () => ({ default: (await loadMobileNeeded()).Component }))

/**
 * Where a user without a verified mobile number would be stopped. Nothing for everybody else, nor for whose number is lost:
 * every screen says so of theirs.
 */
export const MobileNeededSlot = () => {
  const user = useSession()?.user
  return user?.isMobileVerified === false && !user.isMobileLost ? (
    <Suspense fallback={null}>
      <MobileNeeded />
    </Suspense>
  ) : null
}
