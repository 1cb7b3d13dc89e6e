import { beforeEach } from 'vitest'
import { setSession } from '../../../web/desk/api/session.ts'

beforeEach(() => {
  setSession({
    accessToken: async () => 'token',
    // No browser leaves a test for an identity provider.
    signInAgain: () => new Promise<never>(() => {}),
    signOut: async () => {},
  })
})
