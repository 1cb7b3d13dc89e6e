import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { withQuery } from '#shared/site/screen-paths.ts'
import { type EndedSession, sessionStore } from '../api/session-store.ts'
import { sessionExpired } from '../features/account/dialog/auth-dialog-store.ts'
import { paths } from './paths.ts'

/**
 * Users of the payment-platform line come from the platform's page, so they return to the entry page, like users
 * without a line.
 */
const landingAfterExpiry = (registerSource: string | null): string => {
  const line = lineOfRegisterSource(registerSource)
  return line && line.id !== 'payoneer' ? paths.landing(line) : paths.entry()
}

/** After the session has expired, leads to the line's landing page, where the login shows a notice and is prefilled. */
export const SessionExpiry = ({ ended }: { ended: EndedSession }) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const landing = landingAfterExpiry(ended.registerSource)
  const leave = useEffectEvent(({ email }: EndedSession) => {
    void navigate(withQuery(landing, { email }), { replace: true, state: sessionExpired })
  })
  useEffect(() => leave(ended), [ended])
  // Only after the landing page has rendered, since otherwise the line's layout would redirect before.
  useEffect(() => {
    if (pathname === landing) sessionStore.acknowledgeExpiry()
  }, [landing, pathname])
  return null
}
