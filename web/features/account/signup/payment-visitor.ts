import { useSyncExternalStore } from 'react'
import { offerIdFromQuery } from '../../../api/stored-offer.ts'

/** The result of the payment platform's authorisation. */
export type PaymentVisitorStatus =
  | 'unknown'
  | 'success'
  | 'payoneerAccountExist'
  | 'companyExist'
  | 'authorizationFailed'

/** The platform's data about its customer, which prefills the signup. */
export interface PaymentCustomer {
  readonly email: string
  readonly mobile: string
  readonly mobileCountryCode: string
  /** The signup's `register_session`. */
  readonly registerSession: string
}

export interface PaymentVisitor {
  readonly status: PaymentVisitorStatus
  /** Present on `success` only. */
  readonly customer: PaymentCustomer | null
}

/** The query parameters with which the platform sends its customer, as `verify-payment-authorisation` receives them. */
export interface PaymentCallback {
  readonly code: string
  readonly offerId: string | undefined
}

/** The platform's parameters in the address; null without a code. */
export const paymentCallbackOf = (parameters: URLSearchParams): PaymentCallback | null => {
  const code = parameters.get('code')?.trim()
  return code ? { code, offerId: offerIdFromQuery(parameters) } : null
}

let visitor: PaymentVisitor = { status: 'unknown', customer: null }
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The current visitor as the payment platform identified them, in memory only. */
export const paymentVisitor = {
  get: (): PaymentVisitor => visitor,
  set: (next: PaymentVisitor): void => {
    visitor = next
    for (const listener of listeners) listener()
  },
}

export const usePaymentVisitor = (): PaymentVisitor => useSyncExternalStore(subscribe, paymentVisitor.get)
