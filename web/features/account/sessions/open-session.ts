import type { AccountUser, LoginResponse } from '#shared/account/account-responses.schema.ts'
import { queryClient } from '../../../api/query-client.ts'
import { sessionStore } from '../../../api/session-store.ts'
import type { SessionUser, StoredSession } from '../../../api/stored-session.ts'
import { dropDrafts } from '../../../api/tab-drafts.ts'

/** The user's data that the browser stores. */
export const sessionUserOf = (user: AccountUser): SessionUser => ({
  userId: user.userId,
  email: user.email,
  mobile: user.mobile,
  isActivated: user.is_activated,
  isMobileVerified: user.phone_verified,
  registerSource: user.register_source,
  ...(user.phone_lost ? { isMobileLost: true } : {}),
  ...(user.lacks_second_factor ? { lacksFactor: true } : {}),
  ...(user.joined_company ? { isJoined: true } : {}),
})

/** The session in a response to a login or signup. */
export const sessionOf = ({ access_token, user }: LoginResponse): StoredSession => ({
  accessToken: access_token,
  tokenExpiration: user.token_expiration,
  user: sessionUserOf(user),
})

/** Starts a session, and drops what another user has loaded or typed in this tab. */
export const openSession = (answer: LoginResponse): void => {
  const session = sessionOf(answer)
  queryClient.getQueryCache().clear()
  dropDrafts(session.user.userId)
  sessionStore.open(session)
}
