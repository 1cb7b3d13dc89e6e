import * as z from 'zod/mini'
import { commonPlatformSettings, sealedClientSecret } from '../common-platform-settings.ts'

/** Shopee, by its Open Platform v2. `clientId` is the partner id, the secret the partner key. */
export const shopeeSettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('shopee'),
  sealedClientSecret,
  /** The Shopee region of the app: mainland China and Brazil have hosts of their own. */
  part: z.optional(z.enum(['china', 'brazil'])),
  /** A substitute for Shopee, with a folder for each of its hosts. */
  peerUrl: z.optional(z.url()),
})
export type ShopeeSettings = z.output<typeof shopeeSettings>
