import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { wireAmountSchema } from '../money/cents.ts'

/** As the platform names its offers; never one of the path's own dots. */
const offerId = z
  .string('required')
  .check(z.trim(), z.maxLength(64, 'tooLong'), z.regex(/^[\w-][\w.~-]*$/, 'invalid'))

/** The calls of the payment platform's customers, who come from its page and have no account here yet. */
export const paymentPlatformEndpoints = {
  verifyPaymentAuthorisation: endpoint({
    name: 'verify-payment-authorisation',
    method: 'POST',
    path: '/api/payo/auth_verify',
    audience: 'public',
    envelope: 'landing',
    summary:
      'Redeems the code that the payment platform sent its customer with. 411003: the platform does not accept it. 411005: the payment account is a user’s already. 411006: its company is registered already. 20009: the same code is being redeemed by another call. The same code answers the same for ten minutes.',
    body: z.object({
      code: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(2048, 'tooLong')),
      /** The platform's offer that the customer followed, where the link names one. */
      offer_id: z.optional(offerId),
    }),
    response: z.object({
      info: z.object({
        email: z.string(),
        /** Digits without the country code; both empty where the platform does not say. */
        mobile: z.string(),
        /** With its plus: `+852`. It may be one that a signup does not take. */
        mobile_country_code: z.string(),
        /** What a signup sends as `register_session`, good for thirty minutes and one signup. */
        session_token: z.string(),
      }),
    }),
    errors: [
      'beingProcessed',
      'paymentAuthorisationFailed',
      'paymentAccountExists',
      'paymentCompanyExists',
      'tooManyRequests',
      'platformUnavailable',
    ],
  }),
  getPaymentOffer: endpoint({
    name: 'get-payment-offer',
    method: 'GET',
    path: '/api/payo/offer',
    audience: 'public',
    envelope: 'landing',
    summary: 'An offer of the payment platform to its customer, as the platform states it.',
    query: z.object({ offer_id: offerId }),
    response: z.object({
      /** The payment platform's name. */
      platform: z.string(),
      offer: z.object({
        id: z.string(),
        amount: wireAmountSchema,
        /** ISO 4217 */
        currency: z.string(),
        /** The last day on which it stands, `YYYY-MM-DD`. */
        valid_until: z.string(),
      }),
    }),
    errors: ['tooManyRequests', 'notFound', 'platformUnavailable'],
  }),
} as const
