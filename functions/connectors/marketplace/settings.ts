import * as z from 'zod/mini'
import { platformBasics } from '../platform-basics.ts'

/** A marketplace with plain OAuth 2.0 (authorisation code with PKCE, a public client) and pages of orders. */
export const marketplaceSettings = z.object({
  ...platformBasics,
  kind: z.literal('marketplace'),
  /** Opened in the seller's browser. */
  authorizeUrl: z.url(),
  /** Called by the server. */
  tokenUrl: z.url(),
  apiUrl: z.url(),
})
export type MarketplaceSettings = z.output<typeof marketplaceSettings>
