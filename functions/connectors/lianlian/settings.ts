import * as z from 'zod/mini'
import { commonPlatformSettings, sealedClientSecret } from '../common-platform-settings.ts'

/**
 * LianLian Global, by its user API as a third-party app. The secret has two parts: the client secret on its first line,
 * and below it the private key of the app (RSA, PKCS 8, PEM), which signs every call.
 */
export const lianlianSettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('lianlian'),
  sealedClientSecret,
  /** LianLian's public key (SPKI, PEM), which verifies its responses. */
  platformKey: z.string().check(z.minLength(1)),
  /** A substitute for LianLian, with a folder for each of its hosts. */
  peerUrl: z.optional(z.url()),
})
export type LianlianSettings = z.output<typeof lianlianSettings>
