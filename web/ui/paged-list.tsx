import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Failure } from './failure.tsx'
import { Loading, SkeletonText } from './skeleton.tsx'

/** The part of a `useInfiniteQuery` result that a list uses. */
export interface Pages {
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** A list that loads page by page: its rows, or its loading, failed or empty state, and a button for more. */
export const PagedList = <Row,>({
  pages,
  rows,
  empty,
  more,
  loading = <SkeletonText lines={5} />,
  isFlush = false,
  children,
}: {
  pages: Pages
  /** Undefined until the first page is loaded. */
  rows: readonly Row[] | undefined
  empty: ReactNode
  /** The button's text. */
  more: string
  loading?: ReactNode
  /** True in a card without padding, whose rows have their own. */
  isFlush?: boolean
  children: (rows: readonly Row[]) => ReactNode
}) => {
  const { isError, hasNextPage, isFetchingNextPage } = pages
  const inPlaceOfRows = () => {
    if (isError) return <Failure of={pages} />
    if (!rows) return <Loading>{loading}</Loading>
    return rows.length === 0 && !hasNextPage ? empty : null
  }
  const instead = inPlaceOfRows()
  return (
    <>
      {rows && rows.length > 0 ? children(rows) : null}
      {instead ? <Box {...(isFlush ? { px: { base: '5', md: '8' }, pb: '6' } : {})}>{instead}</Box> : null}
      {hasNextPage && !isError ? (
        <Box p="4" borderTopWidth="1px" borderColor="border.hairline" textAlign="center">
          <Button
            variant="quiet"
            size="md"
            busy={isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {more}
          </Button>
        </Box>
      ) : null}
    </>
  )
}
