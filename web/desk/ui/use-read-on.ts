import { useEffect } from 'react'
import type { Pages } from './load-more.tsx'

/**
 * Loads further pages while there is no row: a filter that accepts few may pass a call's bound before it finds any, and
 * its page is empty.
 */
export const useReadOn = (
  { hasNextPage, isFetchingNextPage, fetchNextPage, error }: Pages & { error: Error | null },
  count: number,
): void => {
  const readsOn = count === 0 && hasNextPage && !isFetchingNextPage && !error
  useEffect(() => {
    if (readsOn) void fetchNextPage()
  }, [readsOn, fetchNextPage])
}
