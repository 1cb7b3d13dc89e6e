import * as z from 'zod/mini'
import { commonPlatformSettings, sealedClientSecret } from '../common-platform-settings.ts'

/**
 * Stripe, by a Connect application of the type extension: only these may request read-only access. `clientId` is the
 * application's (ca_…), the secret is the lender's own secret key (sk_…).
 */
export const stripeSettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('stripe'),
  sealedClientSecret,
  /** Replaces https://connect.stripe.com, where the seller's browser goes and the server redeems codes. */
  connectUrl: z.optional(z.url()),
  /** Replaces https://api.stripe.com, which the server calls. */
  apiUrl: z.optional(z.url()),
})
export type StripeSettings = z.output<typeof stripeSettings>
