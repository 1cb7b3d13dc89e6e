import * as z from 'zod/mini'
import { commonPlatformSettings, sealedClientSecret } from '../common-platform-settings.ts'

/** TikTok Shop, by its Open Platform. `clientId` is the app key, the secret the app secret. */
export const tiktokShopSettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('tiktok-shop'),
  sealedClientSecret,
  /** The app's service id, which its link of authorisation contains in place of the app key. */
  serviceId: z.string().check(z.minLength(1)),
  /** The app is for sellers of the United States, who consent at a host of their own. */
  isForUnitedStates: z.optional(z.boolean()),
  /** A substitute for TikTok, with a folder for each of its hosts. */
  peerUrl: z.optional(z.url()),
})
export type TiktokShopSettings = z.output<typeof tiktokShopSettings>
