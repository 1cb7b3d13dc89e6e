import { useCallback, useEffect, useRef, useState } from 'react'
import type { LoginResponse } from '#shared/account/account-responses.schema.ts'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { absolutePath } from '#shared/site/screen-paths.ts'
import { call } from '../../../api/call.ts'
import { dropHandoverCookie, readHandoverCookie } from '../../../api/handover-cookie.ts'
import { queryClient } from '../../../api/query-client.ts'
import { paths } from '../../../app/paths.ts'
import { track } from '../../../tracking/track.ts'
import { openSession } from '../sessions/open-session.ts'
import { routerPathOf } from './site-path.ts'

type Handover =
  | { readonly at: 'missing' }
  | { readonly at: 'declined' }
  | { readonly at: 'working' }
  | { readonly at: 'failed'; readonly error: unknown }
  /** The token is valid, and the user must confirm before the session is stored. */
  | { readonly at: 'asking'; readonly answer: LoginResponse }
  | { readonly at: 'done'; readonly to: string }

/** Stores the session, and returns the path of the user's home. */
const enter = (answer: LoginResponse): string => {
  // Clears the data of a previously logged-in user.
  queryClient.clear()
  openSession(answer)
  track('login_success')
  return routerPathOf(absolutePath(answer.source_index_path)) ?? paths.entry()
}

/** Ends the session that the token has opened, as nobody will use it. */
const leave = ({ token }: LoginResponse): void => {
  void call(accountEndpoints.logout, {}, { token }).catch(() => undefined)
}

/**
 * Logs in with the token in the handover cookie, once the user has confirmed: a malicious page on a sibling subdomain
 * could set the cookie for an account of its own (login CSRF). The cookie is deleted at once; the token stays in memory
 * for a retry. It is sent once, although React runs effects twice in development.
 */
export const useHandover = (): {
  readonly handover: Handover
  readonly retry: () => void
  readonly accept: () => void
  readonly decline: () => void
} => {
  const [token] = useState(readHandoverCookie)
  const [handover, setHandover] = useState<Handover>({ at: token === null ? 'missing' : 'working' })
  const isSent = useRef(false)
  const send = useCallback(async () => {
    if (token === null) return
    setHandover({ at: 'working' })
    try {
      const answer = await call(accountEndpoints.loginByToken, { headers: { accesstoken: token } })
      setHandover({ at: 'asking', answer })
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
  return {
    handover,
    retry: () => void send(),
    accept: () => {
      if (handover.at === 'asking') setHandover({ at: 'done', to: enter(handover.answer) })
    },
    decline: () => {
      if (handover.at !== 'asking') return
      setHandover({ at: 'declined' })
      leave(handover.answer)
    },
  }
}
