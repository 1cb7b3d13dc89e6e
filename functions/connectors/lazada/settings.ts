import * as z from 'zod/mini'
import { commonPlatformSettings, sealedClientSecret } from '../common-platform-settings.ts'

/** Lazada, by its Open Platform. `clientId` is the app key, the secret the app secret. */
export const lazadaSettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('lazada'),
  sealedClientSecret,
  /** A substitute for Lazada, with a folder for each of its hosts. */
  peerUrl: z.optional(z.url()),
})
export type LazadaSettings = z.output<typeof lazadaSettings>
