import { useEffect } from 'react'
import { Outlet, useBlocker } from 'react-router-dom'
import { type Line, lineOfRegisterSource } from '../../shared/lines/lines.ts'
import { useExpiredSession, useSession } from '../api/session-store.ts'
import { paths } from './paths.ts'
import { KeepQuery } from './redirect.tsx'

/** Keeps the browser's back on the current path: an application in progress is left by its own links only. */
const useTrapBack = (): void => {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === 'POP' && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}

/**
 * Screens for signed-in users: of one line, or of all. A visitor goes to the line's landing page, query kept; a user
 * of another line goes to their own home.
 */
export const LineLayout = ({ line }: { line?: Line }) => {
  const session = useSession()
  const expired = useExpiredSession()
  useTrapBack()
  if (!session) return expired ? null : <KeepQuery to={paths.landing(line)} />
  const own = lineOfRegisterSource(session.user.registerSource)
  return line && own && own.id !== line.id ? <KeepQuery to={paths.home(own)} /> : <Outlet />
}
