import { Box } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed } from './failed.tsx'
import { Loading } from './loading.tsx'

/** Shows an act's response, or that it is loading, or why it failed. */
export const QueryBoundary = <Data,>({
  query,
  isEmpty,
  empty,
  children,
}: {
  query: UseQueryResult<Data>
  isEmpty?: (data: Data) => boolean
  /** What is said where there is nothing. */
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
