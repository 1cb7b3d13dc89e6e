import { publicLandingEndpoint } from '../api/endpoint.ts'
import type { paymentPlatformSchemas } from './payment-platform.schemas.ts'

/** The payment platform's customers, who come from its page and have no account here yet. */
export const paymentPlatformEndpoints = {
  /**
   * Redeems the code of the payment platform's customer. 411003: the platform does not accept it. 411005: the payment
   * account has a user already. 411006: its company is registered already. 20009: the same code is being redeemed by
   * another call. The same code returns the same for ten minutes.
   */
  verifyPaymentAuthorisation: publicLandingEndpoint<
    typeof paymentPlatformSchemas.verifyPaymentAuthorisation
  >()({
    name: 'verify-payment-authorisation',
    method: 'POST',
    path: '/api/payo/auth_verify',
    errors: [
      'beingProcessed',
      'paymentAuthorisationFailed',
      'paymentAccountExists',
      'paymentCompanyExists',
      'tooManyRequests',
      'platformUnavailable',
    ],
  }),
  /** An offer of the payment platform to its customer. */
  getPaymentOffer: publicLandingEndpoint<typeof paymentPlatformSchemas.getPaymentOffer>()({
    name: 'get-payment-offer',
    method: 'GET',
    path: '/api/payo/offer',
    errors: ['tooManyRequests', 'notFound', 'platformUnavailable'],
  }),
} as const
