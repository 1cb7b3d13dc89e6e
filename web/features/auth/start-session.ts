import type { SignedIn } from '../../../shared/account/account.schemas.ts'
import { type Session, sessionStore } from '../../api/session-store.ts'

/** The session that an answer to a login or a signup begins. */
export const sessionOf = ({ access_token, user }: SignedIn): Session => ({
  accessToken: access_token,
  tokenExpiration: user.token_expiration,
  user: {
    userId: user.userId,
    email: user.email,
    mobile: user.mobile,
    isActivated: user.is_activated,
    registerSource: user.register_source,
  },
})

export const startSession = (answer: SignedIn): void => sessionStore.start(sessionOf(answer))
