import type { AgreementKind } from '#shared/agreements/agreement-kinds.ts'
import { signersEndpoints } from '#shared/agreements/signers.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export type SignersState = ResponseOf<typeof signersEndpoints.getSigners>
export type SignerState = SignersState['signers'][number]

/** The signers of the facility agreement or of the latest addendum, with their progress. */
export const signersQueryOf = (kind: AgreementKind) =>
  endpointQuery(signersEndpoints.getSigners, { body: kind === 'facility' ? {} : { kind } })

export const signersQuery = signersQueryOf('facility')
