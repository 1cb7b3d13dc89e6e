import { infiniteQueryOptions } from '@tanstack/react-query'
import { repaymentEndpoints } from '#shared/repayment/repayment.endpoints.ts'
import { call } from '../../api/call.ts'

const { listCharges } = repaymentEndpoints

/** The company's charge orders, newest first, a page at a time. */
export const chargesQuery = infiniteQueryOptions({
  queryKey: [listCharges.name],
  queryFn: ({ signal, pageParam }) =>
    call(listCharges, { body: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ cursor }) => cursor,
})
