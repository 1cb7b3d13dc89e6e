import * as z from 'zod/mini'
import { commonPlatformSettings, sealedClientSecret } from '../common-platform-settings.ts'

/** Shopify: each shop has its own domain. */
export const shopifySettings = z.object({
  ...commonPlatformSettings,
  kind: z.literal('shopify'),
  sealedClientSecret,
  /** A substitute for all shops: each shop's domain is the first part of the path below it. */
  origin: z.optional(z.url()),
})
export type ShopifySettings = z.output<typeof shopifySettings>
