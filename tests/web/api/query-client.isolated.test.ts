import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../web/api/api-error.ts'
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

/** Fails until the browser is online. */
const sendWith = (error: Error) => {
  const sent: string[] = []
  const observer = new MutationObserver(queryClient, {
    mutationFn: async (content: string) => {
      sent.push(content)
      if (!onlineManager.isOnline()) throw error
      return 'booked'
    },
  })
  return { observer, sent }
}

describe('while the browser is offline', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    queryClient.mount()
  })
  afterEach(() => {
    onlineManager.setOnline(true)
    queryClient.unmount()
    vi.useRealTimers()
  })

  test('a mutation that may be repeated waits, and is sent again by itself once online', async () => {
    onlineManager.setOnline(false)
    const { observer, sent } = sendWith(new ApiError('network', { isRepeatable: true }))
    const done = observer.mutate('report')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual(['report'])
    expect(observer.getCurrentResult()).toMatchObject({ isPending: true, isPaused: true })
    onlineManager.setOnline(true)
    expect(await done).toBe('booked')
    expect(sent).toEqual(['report', 'report'])
  })

  test.each([
    ['that may have taken effect', new ApiError('network')],
    ['that was refused', new ApiError('ruleBroken')],
  ])('a mutation %s is not sent again', async (_which, error) => {
    onlineManager.setOnline(false)
    const { observer, sent } = sendWith(error)
    await expect(observer.mutate('login')).rejects.toBe(error)
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual(['login'])
  })

  test('a query that failed is sent again once online (N32)', async () => {
    onlineManager.setOnline(false)
    let calls = 0
    const observer = new QueryObserver(queryClient, {
      queryKey: ['list-charges'],
      queryFn: async () => {
        calls++
        if (!onlineManager.isOnline()) throw new ApiError('network')
        return 'charges'
      },
    })
    const stopObserving = observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(observer.getCurrentResult()).toMatchObject({ isError: true, fetchStatus: 'idle' })
    expect(calls, 'once more, as for any failed call').toBe(2)
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(observer.getCurrentResult().data).toBe('charges')
    stopObserving()
  })
})

test('online, a mutation without a response is not sent again', async () => {
  const error = new ApiError('network', { isRepeatable: true })
  const send = vi.fn<() => Promise<string>>(() => Promise.reject(error))
  await expect(new MutationObserver(queryClient, { mutationFn: send }).mutate()).rejects.toBe(error)
  expect(send).toHaveBeenCalledOnce()
})
