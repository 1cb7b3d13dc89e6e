import { useCallback, useEffect, useRef, useState } from 'react'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { absolutePath } from '#shared/site/screen-paths.ts'
import { call } from '../../../api/call.ts'
import { dropHandoverCookie, readHandoverCookie } from '../../../api/handover-cookie.ts'
import { queryClient } from '../../../api/query-client.ts'
import { paths } from '../../../app/paths.ts'
import { track } from '../../tracking/track.ts'
import { openSession } from '../sessions/open-session.ts'
import { routerPathOf } from './site-path.ts'

type Handover =
  | { readonly at: 'missing' }
  | { readonly at: 'working' }
  | { readonly at: 'failed'; readonly error: unknown }
  | { readonly at: 'done'; readonly to: string }

/** Logs in by the one-time token, and returns where its user is at home. */
const login = async (token: string): Promise<string> => {
  const answer = await call(accountEndpoints.loginByToken, { headers: { accesstoken: token } })
  // Whoever was logged in here before, nothing of theirs is left.
  queryClient.clear()
  openSession(answer)
  track('login_success')
  return routerPathOf(absolutePath(answer.source_index_path)) ?? paths.entry()
}

/**
 * Logs in by the token that another portal left in the cookie. The cookie goes at once, whatever comes of it; the token
 * is kept in memory only, for another try. It is sent once, though React runs effects twice while developing.
 */
export const useHandover = (): { readonly handover: Handover; readonly retry: () => void } => {
  const [token] = useState(readHandoverCookie)
  const [handover, setHandover] = useState<Handover>({ at: token === null ? 'missing' : 'working' })
  const isSent = useRef(false)
  const send = useCallback(async () => {
    if (token === null) return
    setHandover({ at: 'working' })
    try {
      setHandover({ at: 'done', to: await login(token) })
    } catch (error) {
      setHandover({ at: 'failed', error })
    }
  }, [token])
  useEffect(() => {
    if (isSent.current || token === null) return
    isSent.current = true
    void dropHandoverCookie()
    void send()
  }, [send, token])
  return { handover, retry: () => void send() }
}
