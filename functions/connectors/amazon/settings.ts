import * as z from 'zod/mini'
import { commonPlatformSettings, sealedClientSecret } from '../common-platform-settings.ts'

/** Amazon's Selling Partner API, for a public application. `clientId` is the one of Login with Amazon. */
export const amazonSettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('amazon'),
  sealedClientSecret,
  /** The application's id in Seller Central: amzn1.sp.solution.… */
  applicationId: z.string().check(z.minLength(1)),
  /** For an unpublished application: only sellers registered with Amazon as testers can consent. */
  draft: z.optional(z.boolean()),
  /** A substitute for Amazon, with a folder for each of Amazon's hosts. */
  peerUrl: z.optional(z.url()),
})
export type AmazonSettings = z.output<typeof amazonSettings>
