import { Navigate, Outlet } from 'react-router-dom'
import { lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { useSession } from '../../../api/session-store.ts'
import { paths } from '../../../app/paths.ts'

/** Around the pages for logging in: whoever is logged in, be it just now, goes home. */
export const LoggedOutOnly = () => {
  const session = useSession()
  if (!session) return <Outlet />
  const line = lineOfRegisterSource(session.user.registerSource)
  return <Navigate to={line ? paths.home(line) : paths.entry()} replace />
}
