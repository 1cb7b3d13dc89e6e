import type { ResponseOf } from '#shared/api/endpoint.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

/** What the user has set up. */
export const factorsQuery = endpointQuery(factorsEndpoints.listFactors)

export type Factors = ResponseOf<typeof factorsEndpoints.listFactors>

/** What was added answers with: the first factor brings the recovery codes. */
export type FactorAdded = ResponseOf<typeof factorsEndpoints.addPasskey>
