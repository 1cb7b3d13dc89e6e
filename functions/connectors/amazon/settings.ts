import * as z from 'zod/mini'
import { platformBasics, sealedClientSecret } from '../platform-basics.ts'

/** Amazon's Selling Partner API, for a public application. `clientId` is the one at Login with Amazon. */
export const amazonSettings = z.object({
  ...platformBasics,
  kind: z.literal('amazon'),
  sealedClientSecret,
  /** What Seller Central knows the application by: amzn1.sp.solution.… */
  applicationId: z.string().check(z.minLength(1)),
  /** While the application is not published: only sellers whom Amazon was told of can consent. */
  draft: z.optional(z.boolean()),
  /** Where a peer stands in for Amazon, each of Amazon's hosts being a folder there. */
  peerUrl: z.optional(z.url()),
})
export type AmazonSettings = z.output<typeof amazonSettings>
