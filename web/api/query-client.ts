import { hashKey, QueryClient } from '@tanstack/react-query'
import { isUnanswered } from './api-error.ts'
import { onSessionChange, sessionStore } from './session-store.ts'

/** A refusal is an answer and is not asked again; silence and server failures are, once. */
const worthRetrying = (failures: number, error: Error): boolean => failures < 1 && isUnanswered(error)

const userOfSession = (): string | undefined => sessionStore.get()?.user.userId

/**
 * The cache of what the server said: fresh for 30 seconds, asked again when the window comes back. What one user was told
 * is kept under that user.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: worthRetrying,
      networkMode: 'always',
      queryKeyHashFn: (key) => hashKey([userOfSession(), key]),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Has the cache forget what it holds as soon as the session is another user's, or nobody's, until the returned function is called. */
export const forgetWithSession = (): (() => void) => {
  let user = userOfSession()
  return onSessionChange(() => {
    if (user === userOfSession()) return
    user = userOfSession()
    // What is being sent goes on: a login is, while its session opens.
    queryClient.getQueryCache().clear()
  })
}
