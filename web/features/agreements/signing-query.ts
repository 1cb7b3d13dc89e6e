import { signingEndpoints } from '#shared/agreements/signing.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

const { openSigning } = signingEndpoints

export type Signing = ResponseOf<typeof openSigning>

/** The link to the document is good for five minutes: a new one is there before the old one ends. */
const refreshEvery = 4 * 60_000

/** What a signer, who has no account, reads by the mailed token. */
export const signingQuery = (token: string) => ({
  ...endpointQuery(openSigning, { body: { token } }),
  refetchInterval: refreshEvery,
  staleTime: refreshEvery,
})
