import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Failed } from './failed.tsx'
import { LoadMore, type Pages } from './load-more.tsx'
import { Loading } from './loading.tsx'
import { useSkipEmptyPages } from './use-skip-empty-pages.ts'

export interface PagedQuery extends Pages {
  data: unknown
  error: Error | null
  isPending: boolean
  refetch: () => unknown
}

/**
 * A list that loads page by page: its rows with their number and a button for more, or its loading, failed or empty
 * state. While there are more pages, the empty state is not shown.
 */
export const PagedList = ({
  query,
  count,
  empty,
  children,
}: {
  query: PagedQuery
  /** The number of loaded rows. */
  count: number
  /** The text of the empty state. */
  empty: string
  children: ReactNode
}) => {
  useSkipEmptyPages(query, count)
  return (
    <>
      {query.error ? <Failed error={query.error} retry={query.refetch} /> : null}
      {query.isPending ? <Loading /> : null}
      {query.data && count === 0 && !query.hasNextPage ? (
        <Box py="10" textAlign="center" color="text.quiet" role="status">
          {empty}
        </Box>
      ) : null}
      {count > 0 ? children : null}
      {query.data && (count > 0 || query.hasNextPage) ? <LoadMore count={count} pages={query} /> : null}
    </>
  )
}
