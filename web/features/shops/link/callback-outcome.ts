import { isApiError } from '../../../api/api-error.ts'

/** The parameters with which the platform redirected back. */
export type PlatformResponse =
  | { readonly kind: 'granted'; readonly code: string; readonly state: string; readonly query: string }
  | { readonly kind: 'refused'; readonly reason: LinkFailure }

/** Why a shop or account was not linked, as far as the seller's next step depends on it. */
export type LinkFailure =
  | 'denied'
  | 'expired'
  | 'taken'
  | 'anotherShop'
  | 'currency'
  | 'noSales'
  | 'refused'
  | 'platformDown'
  | 'incomplete'
  | 'other'

/** The names that platforms give the code: Amazon and WorldFirst have their own. */
const codeNames = ['code', 'spapi_oauth_code', 'authCode']

/** Reads the query of the return address (RFC 6749 sections 4.1.2 and 4.1.2.1). */
export const readPlatformResponse = (query: URLSearchParams): PlatformResponse => {
  const error = query.get('error')
  if (error === 'access_denied' || error === 'auth_denied') return { kind: 'refused', reason: 'denied' }
  if (error === 'temporarily_unavailable' || error === 'server_error')
    return { kind: 'refused', reason: 'platformDown' }
  if (error !== null) return { kind: 'refused', reason: 'refused' }
  const code = codeNames.map((name) => query.get(name)).find((given) => given !== null)
  const state = query.get('state')
  return code && state
    ? { kind: 'granted', code, state, query: query.toString() }
    : { kind: 'refused', reason: 'incomplete' }
}

/** Maps a refused callback to the seller's next step. */
export const linkFailureOf = (error: unknown): LinkFailure => {
  if (!isApiError(error)) return 'other'
  if (error.reason === 'verificationFailed') return 'expired'
  if (error.reason === 'paymentAccountExists') return 'taken'
  if (error.reason === 'anotherShop') return 'anotherShop'
  if (error.reason === 'currencyNotTaken') return 'currency'
  if (error.reason === 'shopWithoutSales') return 'noSales'
  if (error.reason === 'paymentAuthorisationFailed') return 'refused'
  if (error.reason === 'platformUnavailable') return 'platformDown'
  return 'other'
}
