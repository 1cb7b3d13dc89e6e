import { queryOptions } from '@tanstack/react-query'
import { sessionEndpoints } from '#shared/account/session.endpoints.ts'
import { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { call } from '../../api/call.ts'
import { creditApplicationQuery, facilityQuery } from '../credit/credit-queries.ts'
import { applicationsQuery } from '../drawdown/drawdown-queries.ts'
import { chargesQuery } from '../repayment/repay-queries.ts'

/**
 * Another screen may have moved these on a moment ago: they are asked again whenever the home opens. What came while it
 * was being put up is new enough.
 */
const askedOnOpening = { staleTime: 2000 } as const

const { getUser } = sessionEndpoints
const { getSigners } = agreementsEndpoints
const { getCompanyProfile } = companiesEndpoints
const { getPosition } = applicationEndpoints

export const companyProfileQuery = queryOptions({
  ...askedOnOpening,
  queryKey: [getCompanyProfile.name],
  queryFn: ({ signal }) => call(getCompanyProfile, {}, { signal }),
})

export const positionQuery = queryOptions({
  ...askedOnOpening,
  queryKey: [getPosition.name],
  queryFn: ({ signal }) => call(getPosition, {}, { signal }),
})

export const signersQuery = queryOptions({
  ...askedOnOpening,
  queryKey: [getSigners.name],
  queryFn: ({ signal }) => call(getSigners, { body: {} }, { signal }),
})

export const userNowQuery = queryOptions({
  ...askedOnOpening,
  queryKey: [getUser.name],
  queryFn: ({ signal }) => call(getUser, {}, { signal }),
})

export const creditApplicationNowQuery = { ...creditApplicationQuery, ...askedOnOpening }
export const facilityNowQuery = { ...facilityQuery, ...askedOnOpening }
export const applicationsNowQuery = { ...applicationsQuery, ...askedOnOpening }
export const chargesNowQuery = { ...chargesQuery, ...askedOnOpening }
