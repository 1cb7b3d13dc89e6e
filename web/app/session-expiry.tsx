import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { withQuery } from '#shared/site/screen-paths.ts'
import { type EndedSession, sessionStore } from '../api/session-store.ts'
import { sessionExpired } from '../features/account/dialog/auth-dialog-store.ts'
import { paths } from './paths.ts'

/** The payment-platform line's users come from the platform's page: they return to the entry, as those of no line. */
const landingAfterExpiry = (registerSource: string | null): string => {
  const line = lineOfRegisterSource(registerSource)
  return line && line.id !== 'payoneer' ? paths.landing(line) : paths.entry()
}

/** When a session has run out: goes to the line's landing page, where the login says so and has the address filled in. */
export const SessionExpiry = ({ ended }: { ended: EndedSession }) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const landing = landingAfterExpiry(ended.registerSource)
  const leave = useEffectEvent(({ email }: EndedSession) => {
    void navigate(withQuery(landing, { email }), { replace: true, state: sessionExpired })
  })
  useEffect(() => leave(ended), [ended])
  // Only once the landing page is rendered; the line's layout must not redirect before.
  useEffect(() => {
    if (pathname === landing) sessionStore.acknowledgeExpiry()
  }, [landing, pathname])
  return null
}
