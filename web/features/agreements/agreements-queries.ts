import { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The facility agreement's signers, and how far each has come. */
export const signersQuery = endpointQuery(agreementsEndpoints.getSigners, { body: {} })
