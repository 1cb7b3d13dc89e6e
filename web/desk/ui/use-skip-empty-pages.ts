import { useEffect } from 'react'
import type { Pages } from './load-more.tsx'

/**
 * Loads further pages while there is no row: a call examines a limited number of records, so a page of a strict filter
 * may be empty.
 */
export const useSkipEmptyPages = (
  { hasNextPage, isFetchingNextPage, fetchNextPage, error }: Pages & { error: Error | null },
  count: number,
): void => {
  const readsOn = count === 0 && hasNextPage && !isFetchingNextPage && !error
  useEffect(() => {
    if (readsOn) void fetchNextPage()
  }, [readsOn, fetchNextPage])
}
