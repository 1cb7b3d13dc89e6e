import type { ResponseOf } from '#shared/api/endpoint.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

/** The user's second factors. */
export const factorsQuery = endpointQuery(factorsEndpoints.listFactors)

export type Factors = ResponseOf<typeof factorsEndpoints.listFactors>

/** The response to adding a factor; with the first one, it has the recovery codes. */
export type FactorAdded = ResponseOf<typeof factorsEndpoints.addPasskey>
