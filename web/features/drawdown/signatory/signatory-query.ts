import { signatoryEndpoints } from '#shared/agreements/signatory.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export type SignatoryState = ResponseOf<typeof signatoryEndpoints.getSignatory>
export type Candidate = SignatoryState['candidates'][number]

/** The signatory of the company as whom the user signs. */
export const signatoryQuery = endpointQuery(signatoryEndpoints.getSignatory)
