import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { lineOfRegisterSource } from '../../shared/lines/lines.ts'
import { sessionStore, useExpiredSession } from '../api/session-store.ts'
import { announce } from '../ui/announcements.tsx'
import { paths } from './paths.ts'

/** When a session has run out: says so and goes to the line's landing page with the address filled in. */
export const SessionExpiry = () => {
  const expired = useExpiredSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const line = lineOfRegisterSource(expired?.registerSource)
  const landing = line ? paths.landing(line) : paths.entry()
  useEffect(() => {
    if (!expired) return
    announce('waiting', t('failure.sessionExpired'))
    void navigate(`${landing}?${new URLSearchParams({ email: expired.email })}`, { replace: true })
  }, [expired, landing, navigate, t])
  // Only once the landing page stands: until then the line's layout must not send the visitor there by itself.
  useEffect(() => {
    if (expired && pathname === landing) sessionStore.acknowledgeExpiry()
  }, [expired, landing, pathname])
  return null
}
