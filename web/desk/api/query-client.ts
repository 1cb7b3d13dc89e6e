import { QueryClient } from '@tanstack/react-query'
import { isApiError } from '../../api/api-error.ts'

/** Retries only if the back office was not reached and the browser is not offline; a refusal would be refused again. */
const mayHelp = (error: unknown): boolean =>
  !isApiError(error) || (error.reason === 'network' && navigator.onLine)

export const createQueryClient = ({ retries = 2 }: { retries?: number } = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Work queues change through others, so they are refetched whenever the user returns to them.
        staleTime: 5_000,
        // Offline, queries fail with an error that the screen shows; otherwise they would pause without one.
        networkMode: 'always',
        retry: (count, error) => count < retries && mayHelp(error),
      },
    },
  })
