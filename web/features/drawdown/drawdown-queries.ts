import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { call } from '../../api/call.ts'

const { getDebitAccount, listApplications, listDirectorNames } = applicationEndpoints
const { getSofr } = drawdownEndpoints

export const sofrQuery = queryOptions({
  queryKey: [getSofr.name],
  queryFn: ({ signal }) => call(getSofr, {}, { signal }),
})

export const directorNamesQuery = queryOptions({
  queryKey: [listDirectorNames.name],
  queryFn: ({ signal }) => call(listDirectorNames, {}, { signal }),
})

/** The drawdowns that were applied for, newest first, a page at a time. */
export const applicationsQuery = infiniteQueryOptions({
  queryKey: [listApplications.name],
  queryFn: async ({ signal, pageParam }) => {
    const body = { name: 'drawdown' as const, ...(pageParam ? { cursor: pageParam } : {}) }
    const { records, ...page } = await call(listApplications, { body }, { signal })
    return { ...page, records: records.filter((record) => record.name === 'drawdown') }
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ cursor }) => cursor,
})

/** Where the money is paid out to. */
export const debitAccountQuery = queryOptions({
  queryKey: [getDebitAccount.name],
  queryFn: ({ signal }) => call(getDebitAccount, {}, { signal }),
})
