import { useInfiniteQuery } from '@tanstack/react-query'
import { isConfirming } from './charge-state.ts'
import { chargesQuery } from './repayment-queries.ts'

/** In milliseconds, while the lender is confirming a transfer. */
export const confirmingPoll = 3000

/** The charge orders, polled while the lender is confirming a transfer. */
export const useCharges = () => {
  const query = useInfiniteQuery({
    ...chargesQuery,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ records }) => records.some(isConfirming)) ? confirmingPoll : false,
  })
  return { ...query, charges: query.data?.pages.flatMap(({ records }) => records) }
}
