import { signingPageEndpoints } from '#shared/agreements/signing-page.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

const { openSigning } = signingPageEndpoints

export type Signing = ResponseOf<typeof openSigning>
export type SigningDocument = NonNullable<Signing['document']>

/** The document's link is valid for five minutes, so it is refetched before it expires. */
const refreshEvery = 4 * 60_000
/** How often changes by others are polled, such as the last signature. */
const followEvery = 5_000

/** The server is about to change a state that the screen shows. */
const isMoving = ({ status, sign_status, certified_at }: Signing): boolean =>
  status === 'rendering' || (sign_status === 2 && certified_at === null)

/** The signing by its mailed token, for a signer without an account, within the session of the identified signer. */
export const signingQuery = (token: string, session: string | undefined, locale: Locale) => ({
  ...endpointQuery(openSigning, {
    body: { token, locale, ...(session ? { signing_session: session } : {}) },
  }),
  refetchInterval: ({ state }: { state: { data?: Signing | undefined } }) =>
    state.data && isMoving(state.data) ? followEvery : refreshEvery,
  staleTime: refreshEvery,
})
