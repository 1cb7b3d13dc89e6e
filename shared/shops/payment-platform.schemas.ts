import * as z from 'zod/mini'
import { oneLineSchema } from '../api/field-schemas.ts'
import { wireAmountSchema } from '../money/cents.ts'

/** As the platform names its offers; never one of the path's own dots. */
const offerId = z
  .string('required')
  .check(z.trim(), z.maxLength(64, 'tooLong'), z.regex(/^[\w-][\w.~-]*$/, 'invalid'))

export const paymentPlatformSchemas = {
  verifyPaymentAuthorisation: {
    body: z.object({
      code: oneLineSchema(2048),
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
  },
  getPaymentOffer: {
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
  },
}
