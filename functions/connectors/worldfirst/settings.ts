import * as z from 'zod/mini'
import { commonPlatformSettings, sealedClientSecret } from '../common-platform-settings.ts'

/** WorldFirst, by its Open API. The secret is the private key of the app (RSA, PKCS 8, PEM), which signs every call. */
export const worldfirstSettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('worldfirst'),
  sealedClientSecret,
  /** WorldFirst's public key (SPKI, PEM), which verifies its responses. */
  platformKey: z.string().check(z.minLength(1)),
  /** The WorldFirst region of the app; Singapore by default. */
  part: z.optional(z.enum(['europe', 'unitedStates'])),
  /** A substitute for WorldFirst, with a folder for each of its hosts. */
  peerUrl: z.optional(z.url()),
})
export type WorldfirstSettings = z.output<typeof worldfirstSettings>
