import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const creditApplicationQuery = endpointQuery(creditEndpoints.getCreditApplication)
export const creditEstimateQuery = endpointQuery(creditEndpoints.getCreditEstimate)
export const creditLimitQuery = endpointQuery(creditEndpoints.getCreditLimit)
export const facilitySummaryQuery = endpointQuery(creditEndpoints.getFacilitySummary)
