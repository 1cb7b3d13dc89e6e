import * as z from 'zod/mini'
import { oneLineSchema } from '../api/field-schemas.ts'
import { wireAmountSchema } from '../money/cents.ts'

/** The platform's id of the offer; never a path's dots. */
const offerId = z
  .string('required')
  .check(z.trim(), z.maxLength(64, 'tooLong'), z.regex(/^[\w-][\w.~-]*$/, 'invalid'))

export const paymentPlatformSchemas = {
  verifyPaymentAuthorisation: {
    body: z.object({
      code: oneLineSchema(2048),
      /** The platform's offer from the link, if any. */
      offer_id: z.optional(offerId),
    }),
    response: z.object({
      info: z.object({
        email: z.string(),
        /** Digits without the country code; both empty if the platform does not state them. */
        mobile: z.string(),
        /** With its plus: `+852`. It may be one that a signup does not accept. */
        mobile_country_code: z.string(),
        /** The `register_session` of a signup, valid for thirty minutes and one signup. */
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
        /** Its last day, `YYYY-MM-DD`. */
        valid_until: z.string(),
      }),
    }),
  },
}
