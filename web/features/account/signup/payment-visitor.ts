import { useSyncExternalStore } from 'react'

/** What the payment platform's authorisation says of the visitor. */
export type PaymentVisitorStatus =
  | 'unknown'
  | 'success'
  | 'payoneerAccountExist'
  | 'companyExist'
  | 'authorizationFailed'

/** The platform's data of its customer, to prefill the signup. */
export interface PaymentCustomer {
  readonly email: string
  readonly mobile: string
  readonly mobileCountryCode: string
  /** What the signup sends as `register_session`. */
  readonly registerSession: string
}

export interface PaymentVisitor {
  readonly status: PaymentVisitorStatus
  /** There on `success` only. */
  readonly customer: PaymentCustomer | null
}

/** The query parameters by which the platform sends its customer, as `verify-payment-authorisation` takes them. */
export interface PaymentReturn {
  readonly code: string
  readonly offerId: string | undefined
}

/** The offer that an address names: in `offer_id`, or in `state`, which is a query string of its own. */
export const offerIn = (parameters: URLSearchParams): string | undefined =>
  parameters.get('offer_id') || new URLSearchParams(parameters.get('state') ?? '').get('offerId') || undefined

/** What the platform sent along in the address, or null where it sent no code. */
export const paymentReturnOf = (parameters: URLSearchParams): PaymentReturn | null => {
  const code = parameters.get('code')?.trim()
  return code ? { code, offerId: offerIn(parameters) } : null
}

let visitor: PaymentVisitor = { status: 'unknown', customer: null }
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visitor as the payment platform knows them, for as long as the page is open. */
export const paymentVisitor = {
  get: (): PaymentVisitor => visitor,
  set: (next: PaymentVisitor): void => {
    visitor = next
    for (const listener of listeners) listener()
  },
}

export const usePaymentVisitor = (): PaymentVisitor => useSyncExternalStore(subscribe, paymentVisitor.get)
