import { useCallback, useState } from 'react'

interface KeptSession {
  readonly token: string
  readonly session: string
  /** ISO timestamp. */
  readonly until: string
}

const place = 'signing session'

const read = (token: string): string | undefined => {
  const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as KeptSession | null
  return kept?.token === token && kept.until > new Date().toISOString() ? kept.session : undefined
}

/** The session of an identified signer. It is stored in this tab until it expires, so that it survives a reload. */
export const useSigningSession = (token: string) => {
  const [session, setSession] = useState(() => read(token))
  const begin = useCallback(
    (begun: { signing_session: string; expires_at: string }) => {
      const kept: KeptSession = { token, session: begun.signing_session, until: begun.expires_at }
      sessionStorage.setItem(place, JSON.stringify(kept))
      setSession(kept.session)
    },
    [token],
  )
  const end = useCallback(() => {
    sessionStorage.removeItem(place)
    setSession(undefined)
  }, [])
  return { session, begin, end }
}
