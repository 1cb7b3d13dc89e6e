import * as z from 'zod/mini'
import { commonPlatformSettings, sealedClientSecret } from '../common-platform-settings.ts'

/** Airwallex, by a partner's OAuth app with the scopes of balances, global accounts and financial transactions. */
export const airwallexSettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('airwallex'),
  sealedClientSecret,
  /** A substitute for Airwallex, with a folder for each of its hosts. */
  peerUrl: z.optional(z.url()),
})
export type AirwallexSettings = z.output<typeof airwallexSettings>
