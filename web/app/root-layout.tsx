import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { lineOfPath, productLines } from '#shared/product-lines/product-lines.ts'
import { useExpiredSession, useSession } from '../api/session-store.ts'
import { useStepUpProof } from '../api/step-up.ts'
import { AuthDialogHost } from '../features/account/dialog/auth-dialog-host.tsx'
import { openAuth } from '../features/account/dialog/auth-dialog-store.ts'
import { useLogout } from '../features/account/sessions/use-logout.ts'
import { withTranslations } from '../i18n/i18n.ts'
import { AppShell } from '../ui/shell/app-shell.tsx'
import { StripError } from '../ui/shell/strip-error.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { lazyOptional } from './lazy-optional.ts'
import { footerNotes, navigationOf } from './navigation.ts'
import { currentLine, paths } from './paths.ts'
import { ScreenOutlet } from './screen-outlet.tsx'
import { useSettled } from './use-settled.ts'

const SessionExpiry = lazy(async () => ({ default: (await import('./session-expiry.tsx')).SessionExpiry }))

// Loads together with the screen, as sellers look for their company and messages first.
const loadSellers = withTranslations(['frame', 'companies'], () => import('../shell/seller-frame.tsx'))
const SellerFrame = lazyOptional(async () => (await loadSellers()).SellerFrame, StripError)

const loadLate = withTranslations(['frame'], () => import('../shell/deferred-frame.tsx'))
const DeferredFrame = lazyOptional(async () => (await loadLate()).DeferredFrame)

/** Re-renders without the layout, whose update would replace a screen that is not hydrated yet. */
const LateFrame = () => (useSettled() ? <DeferredFrame /> : null)

const loadStepUp = withTranslations(
  ['factors', 'fieldRules'],
  () => import('../features/account/factors/step-up-dialog.tsx'),
)
const StepUpDialog = lazy(async () => ({ default: (await loadStepUp()).StepUpDialog }))

/** The layout around every screen, with the login dialog and toasts. */
export const RootLayout = () => {
  const { t } = useTranslation()
  const user = useSession()?.user ?? null
  const expired = useExpiredSession()
  const logout = useLogout()
  const { pathname } = useLocation()
  const lineHere = lineOfPath(pathname)
  return (
    <AppShell
      navigation={navigationOf(t, lineHere ?? currentLine(), user)}
      user={user}
      onLogin={() => openAuth('login')}
      onLogout={logout}
      notes={footerNotes(t, pathname === paths.entry() ? productLines.hook : lineHere)}
    >
      <ScreenOutlet />
      <AuthDialogHost />
      <Suspense>{useStepUpProof() ? <StepUpDialog /> : null}</Suspense>
      <Suspense>
        {user?.lacksFactor ? <StripError /> : null}
        {user && !user.lacksFactor ? <SellerFrame key={user.userId} /> : null}
      </Suspense>
      <Suspense>
        <LateFrame />
      </Suspense>
      <Suspense>{expired ? <SessionExpiry ended={expired} /> : null}</Suspense>
      <Toasts />
    </AppShell>
  )
}
