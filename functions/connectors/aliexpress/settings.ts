import * as z from 'zod/mini'
import { commonPlatformSettings, sealedClientSecret } from '../common-platform-settings.ts'

/** AliExpress, by its Open Platform. `clientId` is the app key, the secret the app secret. */
export const aliexpressSettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('aliexpress'),
  sealedClientSecret,
  /** A substitute for AliExpress, with a folder for its host. */
  peerUrl: z.optional(z.url()),
})
export type AliexpressSettings = z.output<typeof aliexpressSettings>
