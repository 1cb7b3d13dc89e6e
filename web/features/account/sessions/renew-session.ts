import { sessionStore } from '../../../api/session-store.ts'

/** Continues the session with a new token after the server has revoked the previous one. */
export const renewSession = (accessToken: string): void => {
  const session = sessionStore.get()
  if (session) sessionStore.open({ ...session, accessToken })
}
