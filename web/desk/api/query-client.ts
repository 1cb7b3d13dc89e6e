import { QueryClient } from '@tanstack/react-query'
import { ActRefused } from './call-act.ts'

/** What was refused is refused again; what was not reached may be, unless the browser knows that it has no network. */
const mayHelp = (error: unknown): boolean =>
  !(error instanceof ActRefused) || (error.code === 0 && navigator.onLine)

export const createQueryClient = ({ retries = 2 }: { retries?: number } = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // What waits changes by others' hands: it is looked at again whenever somebody comes back to it.
        staleTime: 5_000,
        // Without a network it is asked for all the same, and said that there is none: otherwise nothing would ever be said.
        networkMode: 'always',
        retry: (count, error) => count < retries && mayHelp(error),
      },
    },
  })
