import { sessionStore } from '../../../api/session-store.ts'

/** Goes on in the same session by another token: the former one is worth nothing any more. */
export const renewSession = (accessToken: string): void => {
  const session = sessionStore.get()
  if (session) sessionStore.open({ ...session, accessToken })
}
