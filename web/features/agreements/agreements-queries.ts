import { signersEndpoints } from '#shared/agreements/signers.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The facility agreement's signers, and how far each has come. */
export const signersQuery = endpointQuery(signersEndpoints.getSigners, { body: {} })
