import { signingPageEndpoints } from '#shared/agreements/signing-page.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

const { openSigning } = signingPageEndpoints

export type Signing = ResponseOf<typeof openSigning>
export type SigningDocument = NonNullable<Signing['document']>

/** The link to the document is good for five minutes: a new one is there before the old one ends. */
const refreshEvery = 4 * 60_000
/** What others do, as the last signature, shows soon. */
const followEvery = 5_000

/** The server is about to change a state that the screen shows. */
const isMoving = ({ status, sign_status, certified_at }: Signing): boolean =>
  status === 'rendering' || (sign_status === 2 && certified_at === null)

/** What a signer, who has no account, reads by the mailed token, in the session of who proved to be the one. */
export const signingQuery = (token: string, session: string | undefined, locale: Locale) => ({
  ...endpointQuery(openSigning, {
    body: { token, locale, ...(session ? { signing_session: session } : {}) },
  }),
  refetchInterval: ({ state }: { state: { data?: Signing | undefined } }) =>
    state.data && isMoving(state.data) ? followEvery : refreshEvery,
  staleTime: refreshEvery,
})
