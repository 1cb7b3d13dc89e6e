import { Outlet } from 'react-router-dom'
import { lineOfRegisterSource, type ProductLine } from '#shared/product-lines/product-lines.ts'
import { useExpiredSession, useSession } from '../api/session-store.ts'
import { paths } from './paths.ts'
import { RedirectWithQuery } from './redirect.tsx'
import { useTrapBack } from './use-trap-back.ts'

/**
 * Screens for logged-in users: of one line, or of all. A visitor goes to the line's landing page, query kept; a user of
 * another line goes to their own home.
 */
export const LineLayout = ({ line }: { line?: ProductLine }) => {
  const session = useSession()
  const expired = useExpiredSession()
  useTrapBack()
  if (!session) return expired ? null : <RedirectWithQuery to={paths.landing(line)} />
  const own = lineOfRegisterSource(session.user.registerSource)
  return line && own && own.id !== line.id ? <RedirectWithQuery to={paths.home(own)} /> : <Outlet />
}
