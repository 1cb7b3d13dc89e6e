import { queryOptions } from '@tanstack/react-query'
import { accountEndpoints } from '../../../shared/account/account.endpoints.ts'
import { agreementsEndpoints } from '../../../shared/agreements/agreements.endpoints.ts'
import { companiesEndpoints } from '../../../shared/companies/companies.endpoints.ts'
import { referenceEndpoints } from '../../../shared/reference/reference.endpoints.ts'
import { call } from '../../api/call.ts'

/** Another screen may have moved these on a moment ago: they are asked again whenever the home opens. */
const alwaysAsked = { staleTime: 0 } as const

const { getUser } = accountEndpoints
const { getSigners } = agreementsEndpoints
const { getCompanyProfile } = companiesEndpoints
const { getPosition } = referenceEndpoints

export const companyProfileQuery = queryOptions({
  ...alwaysAsked,
  queryKey: [getCompanyProfile.name],
  queryFn: ({ signal }) => call(getCompanyProfile, {}, { signal }),
})

export const positionQuery = queryOptions({
  ...alwaysAsked,
  queryKey: [getPosition.name],
  queryFn: ({ signal }) => call(getPosition, {}, { signal }),
})

export const signersQuery = queryOptions({
  ...alwaysAsked,
  queryKey: [getSigners.name],
  queryFn: ({ signal }) => call(getSigners, { body: {} }, { signal }),
})

export const userQuery = queryOptions({
  ...alwaysAsked,
  queryKey: [getUser.name],
  queryFn: ({ signal }) => call(getUser, {}, { signal }),
})
