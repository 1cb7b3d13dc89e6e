import * as z from 'zod/mini'
import { platformBasics, sealedClientSecret } from '../platform-basics.ts'

/**
 * PayPal, by an app that has Log in with PayPal switched on and is allowed to report on behalf of third parties:
 * Transaction Search, balances included.
 */
export const paypalSettings = z.object({
  ...platformBasics,
  kind: z.literal('paypal'),
  sealedClientSecret,
  /** In place of https://www.paypal.com, where the seller's browser goes. */
  siteUrl: z.optional(z.url()),
  /** In place of https://api-m.paypal.com, which the server calls. */
  apiUrl: z.optional(z.url()),
})
export type PaypalSettings = z.output<typeof paypalSettings>
