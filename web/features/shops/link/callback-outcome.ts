import { isApiError } from '../../../api/api-error.ts'

/** What a platform sent the browser back with. */
export type PlatformResponse =
  | { readonly kind: 'granted'; readonly code: string; readonly state: string; readonly query: string }
  | { readonly kind: 'refused'; readonly reason: LinkFailure }

/** Why a shop or an account was not linked, as far as it changes what the seller should do. */
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

/** Reads the query of the return address (RFC 6749 sections 4.1.2 and 4.1.2.1). */
export const readPlatformResponse = (query: URLSearchParams): PlatformResponse => {
  const error = query.get('error')
  if (error === 'access_denied') return { kind: 'refused', reason: 'denied' }
  if (error === 'temporarily_unavailable' || error === 'server_error')
    return { kind: 'refused', reason: 'platformDown' }
  if (error !== null) return { kind: 'refused', reason: 'refused' }
  // Amazon calls its code by a name of its own.
  const code = query.get('code') ?? query.get('spapi_oauth_code')
  const state = query.get('state')
  return code && state
    ? { kind: 'granted', code, state, query: query.toString() }
    : { kind: 'refused', reason: 'incomplete' }
}

/** What a refused callback means for the seller. */
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
