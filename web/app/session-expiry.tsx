import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { lineOfRegisterSource } from '../../shared/lines/lines.ts'
import { sessionStore, useExpiredSession } from '../api/session-store.ts'
import { announce } from '../ui/announcements.tsx'
import { paths } from './paths.ts'

/** When a session has run out: says so and goes to the line's landing page with the address filled in. */
export const SessionExpiry = () => {
  const expired = useExpiredSession()
  const navigate = useNavigate()
  const { t } = useTranslation()
  useEffect(() => {
    if (!expired) return
    announce('waiting', t('failure.sessionExpired'))
    const line = lineOfRegisterSource(expired.registerSource)
    const go = navigate(
      line
        ? paths.signInAs(expired.email, line)
        : `${paths.entry()}?${new URLSearchParams({ email: expired.email })}`,
      { replace: true },
    )
    void Promise.resolve(go).then(sessionStore.acknowledgeExpiry)
  }, [expired, navigate, t])
  return null
}
