import { queryOptions } from '@tanstack/react-query'
import { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { call } from '../../api/call.ts'

export type Signing = ResponseOf<typeof agreementsEndpoints.openSigning>

/** The link to the document is good for five minutes: a new one is there before the old one ends. */
const refreshEvery = 4 * 60_000

/** What a signer reads, by the mailed token. */
export const signingQuery = (token: string) =>
  queryOptions({
    queryKey: [agreementsEndpoints.openSigning.name, token],
    queryFn: ({ signal }) => call(agreementsEndpoints.openSigning, { body: { token } }, { signal }),
    refetchInterval: refreshEvery,
    staleTime: refreshEvery,
  })
