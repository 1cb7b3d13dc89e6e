import * as z from 'zod/mini'
import { platformBasics, sealedClientSecret } from '../platform-basics.ts'

/**
 * Stripe, by a Connect application that is an extension: it alone may ask to read and nothing else. `clientId` is the
 * application's (ca_…), the secret is the lender's own secret key (sk_…).
 */
export const stripeSettings = z.object({
  ...platformBasics,
  kind: z.literal('stripe'),
  sealedClientSecret,
  /** In place of https://connect.stripe.com, where the seller's browser goes and the server redeems codes. */
  connectUrl: z.optional(z.url()),
  /** In place of https://api.stripe.com, which the server calls. */
  apiUrl: z.optional(z.url()),
})
export type StripeSettings = z.output<typeof stripeSettings>
