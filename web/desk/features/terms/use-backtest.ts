import { useEffect } from 'react'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { useActPages } from '../../api/use-act.ts'

/**
 * Backtests a version on all companies. All pages load automatically, since partial totals could be mistaken for
 * complete ones.
 */
export const useBacktest = (productCode: ProductCode, number: string) => {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useActPages(
    'terms-backtest',
    { productCode, number },
    // No refetch on focus: each page reads a year of sales of each of its companies.
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
