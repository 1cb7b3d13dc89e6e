import * as z from 'zod/mini'
import { platformBasics, sealedClientSecret } from '../platform-basics.ts'

/** eBay, by its OAuth and its Fulfillment API. `clientId` is the App ID, the secret the Cert ID. */
export const ebaySettings = z.object({
  ...platformBasics,
  kind: z.literal('ebay'),
  sealedClientSecret,
  /** What eBay knows the address by that sellers are sent back to, and that it wants in the address's place. */
  ruName: z.string().check(z.minLength(1)),
  /** Where a peer stands in for eBay, each of eBay's hosts being a folder there. */
  peerUrl: z.optional(z.url()),
})
export type EbaySettings = z.output<typeof ebaySettings>
