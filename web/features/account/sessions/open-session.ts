import type { AccountUser, LoginAnswer } from '#shared/account/account-answers.schema.ts'
import { type SessionUser, type StoredSession, sessionStore } from '../../../api/session-store.ts'

/** What the client keeps of a user. */
export const sessionUserOf = (user: AccountUser): SessionUser => ({
  userId: user.userId,
  email: user.email,
  mobile: user.mobile,
  isActivated: user.is_activated,
  registerSource: user.register_source,
})

/** The session that an answer to a login or a signup begins. */
export const sessionOf = ({ access_token, user }: LoginAnswer): StoredSession => ({
  accessToken: access_token,
  tokenExpiration: user.token_expiration,
  user: sessionUserOf(user),
})

export const openSession = (answer: LoginAnswer): void => sessionStore.open(sessionOf(answer))
