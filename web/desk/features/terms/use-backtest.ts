import { useEffect } from 'react'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { useActPages } from '../../api/use-act.ts'

/** A version against all companies, page after page without being asked: totals of some of them would be read as those of all. */
export const useBacktest = (productCode: ProductCode, number: string) => {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useActPages(
    'terms-backtest',
    { productCode, number },
    // A year of sales of each company is read: not for coming back to the window.
    { isLook: true },
  )
  useEffect(() => {
    if (data && hasNextPage && !isFetching && !error) void fetchNextPage()
  }, [data, hasNextPage, isFetching, error, fetchNextPage])
  return {
    rows: data?.pages.flatMap(({ companies }) => companies) ?? [],
    isThrough: data !== undefined && !hasNextPage && !isFetching && !error,
    error,
    /** Continues after the last page loaded; starts again if there is none. */
    retry: () => (data ? fetchNextPage() : refetch()),
  }
}
