import { creditStandingEndpoints } from '#shared/credit/credit-standing.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const creditApplicationQuery = endpointQuery(creditStandingEndpoints.getCreditApplication)
export const creditLimitQuery = endpointQuery(creditStandingEndpoints.getCreditLimit)
export const facilitySummaryQuery = endpointQuery(creditStandingEndpoints.getFacilitySummary)
