import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearCacheWithSession, queryClient } from '../../../web/api/query-client.ts'
import { sessionStore } from '../../../web/api/session-store.ts'
import type { StoredSession } from '../../../web/api/stored-session.ts'
import { stubBrowser } from '../browser-globals.ts'

const sessionOf = (userId: string): StoredSession => ({
  accessToken: `token-of-${userId}`,
  tokenExpiration: '2999-01-01T00:00:00.000Z',
  user: { userId, email: `${userId}@b.example`, mobile: null, isActivated: true, registerSource: null },
})

const ask = (answer: string) =>
  queryClient.fetchQuery({ queryKey: ['get-user'], queryFn: async () => answer, staleTime: Infinity })

let stop: () => void
beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
  queryClient.clear()
  sessionStore.open(sessionOf('ada'))
  stop = clearCacheWithSession()
})
afterEach(() => stop())

test('cached data of one user is never returned to another, even before it is cleared', async () => {
  stop()
  expect(await ask('of ada')).toBe('of ada')
  sessionStore.open(sessionOf('bo'))
  expect(queryClient.getQueryData(['get-user'])).toBeUndefined()
  expect(await ask('of bo')).toBe('of bo')
})

test.each([
  ['logged out', () => sessionStore.end()],
  ['ran out', () => sessionStore.expire()],
  ['was opened by somebody else', () => sessionStore.open(sessionOf('bo'))],
])('the cache is cleared once the session %s', async (_how, change) => {
  await ask('of ada')
  change()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

test('the cache is kept when the same user’s token is renewed', async () => {
  await ask('of ada')
  sessionStore.open({ ...sessionOf('ada'), accessToken: 'renewed' })
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
})
