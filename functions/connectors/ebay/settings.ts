import * as z from 'zod/mini'
import { commonPlatformSettings, sealedClientSecret } from '../common-platform-settings.ts'

/** eBay, by its OAuth and its Fulfillment API. `clientId` is the App ID, the secret is the Cert ID. */
export const ebaySettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('ebay'),
  sealedClientSecret,
  /** eBay's name of the redirect address, which requests contain in its place. */
  ruName: z.string().check(z.minLength(1)),
  /**
   * The application may request the scope `sell.finances`, so that imports are reconciled with eBay's own transactions.
   * eBay serves these for sellers in the European Union and the United Kingdom only to signed requests.
   */
  hasFinances: z.optional(z.boolean()),
  /** The application may request the scope `sell.payment.dispute`, so that lost payment disputes are read. */
  hasDisputes: z.optional(z.boolean()),
  /** A substitute for eBay, with a folder for each of eBay's hosts. */
  peerUrl: z.optional(z.url()),
})
export type EbaySettings = z.output<typeof ebaySettings>
