import * as z from 'zod/mini'
import { commonPlatformSettings, sealedClientSecret } from '../common-platform-settings.ts'

/**
 * PayPal, by an app with Log in with PayPal and permission to report on behalf of third parties: Transaction Search,
 * including balances.
 */
export const paypalSettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('paypal'),
  sealedClientSecret,
  /** Replaces https://www.paypal.com, where the seller's browser goes. */
  siteUrl: z.optional(z.url()),
  /** Replaces https://api-m.paypal.com, which the server calls. */
  apiUrl: z.optional(z.url()),
})
export type PaypalSettings = z.output<typeof paypalSettings>
