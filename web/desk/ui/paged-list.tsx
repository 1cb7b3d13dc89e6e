import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Failed } from './failed.tsx'
import { LoadMore, type Pages } from './load-more.tsx'
import { Loading } from './loading.tsx'
import { useReadOn } from './use-read-on.ts'

export interface PagedQuery extends Pages {
  data: unknown
  error: Error | null
  isPending: boolean
  refetch: () => unknown
}

/**
 * A list that is loaded page by page: its rows, with how many there are and a way to more; or that it is loaded, has failed
 * or has nothing. While there are more pages, it does not claim to have nothing.
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
  useReadOn(query, count)
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
