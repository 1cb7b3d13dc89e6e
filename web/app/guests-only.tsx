import { Outlet, useLocation } from 'react-router-dom'
import { lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { useSession } from '../api/session-store.ts'
import { paths } from './paths.ts'
import { RedirectWithQuery } from './redirect.tsx'

/**
 * Around the landing pages and those for logging in: whoever is logged in, be it just now, goes to the home of their
 * line. A user without a line has none, and is at home at the entry.
 */
export const GuestsOnly = () => {
  const session = useSession()
  const { pathname } = useLocation()
  if (!session) return <Outlet />
  const line = lineOfRegisterSource(session.user.registerSource)
  const home = line ? paths.home(line) : paths.entry()
  return pathname === home ? <Outlet /> : <RedirectWithQuery to={home} />
}
