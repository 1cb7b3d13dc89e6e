import { queryOptions } from '@tanstack/react-query'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { call } from '../../api/call.ts'

const { getCreditApplication, getCreditLimit, getFacilitySummary } = creditEndpoints

export const creditApplicationQuery = queryOptions({
  queryKey: [getCreditApplication.name],
  queryFn: ({ signal }) => call(getCreditApplication, {}, { signal }),
})

export const creditLimitQuery = queryOptions({
  queryKey: [getCreditLimit.name],
  queryFn: ({ signal }) => call(getCreditLimit, {}, { signal }),
})

export const facilityQuery = queryOptions({
  queryKey: [getFacilitySummary.name],
  queryFn: ({ signal }) => call(getFacilitySummary, {}, { signal }),
})
