import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { useSession } from '../api/session-store.ts'
import { paths } from './paths.ts'
import { RedirectWithQuery } from './redirect.tsx'
import { requestedScreen } from './requested-screen.ts'

/**
 * Around the landing pages and those for logging in: whoever is logged in, be it just now, goes to the screen that they
 * wanted, else to the home of their line. A user without a line is at home at the entry.
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
  return pathname === home ? <Outlet /> : <RedirectWithQuery to={home} />
}
