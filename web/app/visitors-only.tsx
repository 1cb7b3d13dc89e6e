import { Outlet } from 'react-router-dom'
import { lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { useSession } from '../api/session-store.ts'
import { paths } from './paths.ts'
import { KeepQuery } from './redirect.tsx'

/** Lets visitors in and takes a logged-in user to the home of their line; one without a line stays. */
export const VisitorsOnly = () => {
  const session = useSession()
  const line = session && lineOfRegisterSource(session.user.registerSource)
  return line ? <KeepQuery to={paths.home(line)} /> : <Outlet />
}
