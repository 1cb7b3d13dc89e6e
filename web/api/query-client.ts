import { QueryClient } from '@tanstack/react-query'
import { isUnanswered } from './api-error.ts'

/** A refusal is an answer and is not asked again; silence and server failures are, once. */
const worthRetrying = (failures: number, error: Error): boolean => failures < 1 && isUnanswered(error)

/** The cache of what the server said: fresh for 30 seconds, asked again when the window comes back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: worthRetrying, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
