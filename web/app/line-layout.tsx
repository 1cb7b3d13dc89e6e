import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { lineOfRegisterSource, type ProductLine } from '#shared/product-lines/product-lines.ts'
import { useExpiredSession, useSession } from '../api/session-store.ts'
import { dropDrafts } from '../api/tab-drafts.ts'
import { withTranslations } from '../i18n/i18n.ts'
import { showToast } from '../ui/toasts.tsx'
import { paths } from './paths.ts'
import { RedirectWithQuery } from './redirect.tsx'
import { type RequestedScreen, requestedScreenKey } from './requested-screen.ts'
import { useBackTrap } from './use-back-trap.ts'

const loadActivationNotice = withTranslations(
  ['account'],
  () => import('../features/account/signup/activation-notice.tsx'),
)

const ActivationNotice = lazy(async () => ({ default: (await loadActivationNotice()).Component }))

const loadMobileLost = withTranslations(
  ['accountProfile'],
  () => import('../features/account/profile/mobile-lost-notice.tsx'),
)

const MobileLost = lazy(async () => ({ default: (await loadMobileLost()).Component }))

const loadJoinedNotice = withTranslations(
  ['companies'],
  () => import('../features/companies/joined-notice.tsx'),
)

const JoinedNotice = lazy(async () => ({ default: (await loadJoinedNotice()).Component }))

const loadMustSetUp = withTranslations(
  ['factors', 'fieldRules'],
  () => import('../features/account/factors/must-set-up-page.tsx'),
)

const MustSetUp = lazy(async () => ({ default: (await loadMustSetUp()).Component }))

/**
 * The layout for logged-in users of one product line, or of any line. A visitor is redirected to the line's landing
 * page, with the query kept; a user of another line to their own home. Whoever came by a link or whose session expired
 * returns to the screen after the login; whoever logged out does not.
 */
export const createLineLayout = (line?: ProductLine) => () => {
  const { t } = useTranslation()
  const session = useSession()
  const expired = useExpiredSession()
  const { pathname, search, hash } = useLocation()
  const [isVisitor] = useState(session === null && expired === null)
  useBackTrap()
  useEffect(() => {
    if (session) return sessionStorage.removeItem(requestedScreenKey)
    // The user logged out in this or another tab.
    if (!expired && !isVisitor) return dropDrafts()
    const wanted: RequestedScreen = {
      path: pathname,
      rest: search + hash,
      ...(expired && { userId: expired.userId }),
    }
    sessionStorage.setItem(requestedScreenKey, JSON.stringify(wanted))
    if (isVisitor) showToast('waiting', t('failure.loginFirst'))
  }, [session, expired, isVisitor, pathname, search, hash, t])
  if (!session) return expired ? null : <RedirectWithQuery to={paths.landing(line)} />
  if (session.user.lacksFactor)
    return (
      <Suspense fallback={null}>
        <MustSetUp />
      </Suspense>
    )
  const own = lineOfRegisterSource(session.user.registerSource)
  return line && own && own.id !== line.id ? (
    <RedirectWithQuery to={paths.home(own)} />
  ) : (
    <>
      {session.user.isActivated ? null : (
        <Suspense fallback={null}>
          <ActivationNotice />
        </Suspense>
      )}
      {session.user.isMobileLost ? (
        <Suspense fallback={null}>
          <MobileLost />
        </Suspense>
      ) : null}
      {session.user.isJoined ? (
        <Suspense fallback={null}>
          <JoinedNotice />
        </Suspense>
      ) : null}
      <Outlet />
    </>
  )
}
