import { hashKey, onlineManager, QueryClient } from '@tanstack/react-query'
import { isApiError, isUnanswered } from './api-error.ts'
import { onSessionChange, sessionStore } from './session-store.ts'

/** Retries once without a response or after a server failure; a refusal would be refused again. */
const worthRetrying = (failures: number, error: Error): boolean => failures < 1 && isUnanswered(error)

/** Retries a repeatable call that failed offline; the mutation then waits until the browser is online again. */
const mayBeRepeated = (_failures: number, error: Error): boolean =>
  !onlineManager.isOnline() && isApiError(error) && error.isRepeatable

const userOfSession = (): string | undefined => sessionStore.get()?.user.userId

/**
 * The cache of server responses: fresh for 30 seconds, refetched when the window regains focus or
 * the browser is online again. Keys include the user,
 * so that one user never sees another's data.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: worthRetrying,
      networkMode: 'always',
      // Reloads what failed offline; `networkMode: 'always'` would turn this off by default.
      refetchOnReconnect: true,
      queryKeyHashFn: (key) => hashKey([userOfSession(), key]),
    },
    mutations: { retry: mayBeRepeated, networkMode: 'offlineFirst' },
  },
})

/** Clears the cache when the session's user changes or logs out, until the returned function is called. */
export const clearCacheWithSession = (): (() => void) => {
  let user = userOfSession()
  return onSessionChange(() => {
    if (user === userOfSession()) return
    user = userOfSession()
    // Mutations stay: the login is one of them while its session opens.
    queryClient.getQueryCache().clear()
  })
}
