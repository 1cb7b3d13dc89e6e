import { QueryClient } from '@tanstack/react-query'
import { isApiError } from './api-error.ts'

/** A refusal is an answer and is not asked again; silence and server failures are, once. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 1 &&
  isApiError(error) &&
  (error.code === 'network' || (typeof error.code === 'number' && error.code >= 500 && error.code < 600))

/** The cache of what the server said: fresh for 30 seconds, asked again when the window comes back. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
