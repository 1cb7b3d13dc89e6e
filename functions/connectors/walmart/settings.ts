import * as z from 'zod/mini'
import { commonPlatformSettings, sealedClientSecret } from '../common-platform-settings.ts'

/** The number of days whose orders Walmart returns. */
export const walmartHistoryDays = 180

/** Walmart Marketplace in the United States, by an app of an approved Solution Provider. */
export const walmartSettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('walmart'),
  sealedClientSecret,
  /** A substitute for Walmart, with a folder for each of its hosts. */
  peerUrl: z.optional(z.url()),
})
export type WalmartSettings = z.output<typeof walmartSettings>
