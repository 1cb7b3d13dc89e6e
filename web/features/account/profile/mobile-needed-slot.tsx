import { lazy, Suspense } from 'react'
import { useSession } from '../../../api/session-store.ts'
import { withTranslations } from '../../../i18n/i18n.ts'

const loadMobileNeeded = withTranslations(['accountProfile'], () => import('./mobile-needed.tsx'))
const MobileNeeded = lazy(async () => ({ default: (await loadMobileNeeded()).Component }))

/**
 * Shown where a call needs a verified mobile number and the user has none. Hidden if the number was lost, since every
 * screen shows a notice about that.
 */
export const MobileNeededSlot = () => {
  const user = useSession()?.user
  return user?.isMobileVerified === false && !user.isMobileLost ? (
    <Suspense fallback={null}>
      <MobileNeeded />
    </Suspense>
  ) : null
}
