import { creditStandingEndpoints } from '#shared/credit/credit-standing.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const creditEstimateQuery = endpointQuery(creditStandingEndpoints.getCreditEstimate)
