import { Box } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed } from './failed.tsx'
import { Loading } from './loading.tsx'

/** Renders a query's data, or its loading, failed or empty state. */
export const QueryBoundary = <Data,>({
  query,
  isEmpty,
  empty,
  children,
}: {
  query: UseQueryResult<Data>
  isEmpty?: (data: Data) => boolean
  /** The text of the empty state. */
  empty?: string
  children: (data: Data) => ReactNode
}) => {
  if (query.data === undefined)
    return query.error ? <Failed error={query.error} retry={query.refetch} /> : <Loading />
  if (isEmpty?.(query.data))
    return (
      <Box py="10" textAlign="center" color="text.quiet">
        {empty}
      </Box>
    )
  return (
    <>
      {query.error ? <Failed error={query.error} retry={query.refetch} isStale /> : null}
      {children(query.data)}
    </>
  )
}
