import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { useSession } from '../api/session-store.ts'
import { paymentParameters } from '../api/stored-offer.ts'
import { paths } from './paths.ts'
import { RedirectWithQuery } from './redirect.tsx'
import { requestedScreen } from './requested-screen.ts'

/**
 * Wraps landing and login pages. A logged-in user is redirected to the requested screen, else to the home of their
 * product line, else to the entry page. The payment platform's parameters are dropped, as only visitors need them.
 */
export const GuestsOnly = () => {
  const session = useSession()
  const { pathname } = useLocation()
  if (!session) return <Outlet />
  const { userId, registerSource } = session.user
  const wanted = requestedScreen(userId)
  if (wanted) return <Navigate to={wanted} replace />
  const line = lineOfRegisterSource(registerSource)
  const home = line ? paths.home(line) : paths.entry()
  return pathname === home ? <Outlet /> : <RedirectWithQuery to={home} without={paymentParameters} />
}
