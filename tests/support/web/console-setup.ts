import { beforeEach } from 'vitest'
import { setSession } from '../../../web/desk/api/session.ts'

beforeEach(() => {
  setSession({
    accessToken: async () => 'token',
    // A test must not redirect to the identity provider.
    signInAgain: () => new Promise<never>(() => {}),
    signOut: async () => {},
  })
})
