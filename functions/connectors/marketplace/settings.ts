import * as z from 'zod/mini'
import { commonPlatformSettings } from '../common-platform-settings.ts'

/** A marketplace with plain OAuth 2.0 (authorisation code with PKCE, a public client) and pages of orders. */
export const marketplaceSettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('marketplace'),
  /** Opened in the seller's browser. */
  authorizeUrl: z.url(),
  /** Called by the server. */
  tokenUrl: z.url(),
  apiUrl: z.url(),
})
export type MarketplaceSettings = z.output<typeof marketplaceSettings>
