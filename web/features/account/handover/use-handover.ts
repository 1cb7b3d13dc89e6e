import { useCallback, useEffect, useRef, useState } from 'react'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import type { LoginResponse } from '#shared/account/account-responses.schema.ts'
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
  /** The token is good, and nobody is logged in here by it before its user has said that it is them. */
  | { readonly at: 'asking'; readonly answer: LoginResponse }
  | { readonly at: 'done'; readonly to: string }

/** Logs the user in here, and returns where they are at home. */
const enter = (answer: LoginResponse): string => {
  // Whoever was logged in here before, nothing of theirs is left.
  queryClient.clear()
  openSession(answer)
  track('login_success')
  return routerPathOf(absolutePath(answer.source_index_path)) ?? paths.entry()
}

/** Ends the session that the token has opened: nobody here is going to use it. */
const leave = ({ token }: LoginResponse): void => {
  void call(accountEndpoints.logout, {}, { token }).catch(() => undefined)
}

/**
 * Logs in by the token that another portal left in the cookie, once its user has said that it is them: anybody's page
 * on a neighbouring host can leave one, of an account of its own. The cookie goes at once, whatever comes of it; the token
 * is kept in memory only, for another try. It is sent once, though React runs effects twice while developing.
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
