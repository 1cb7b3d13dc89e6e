import * as z from 'zod/mini'
import { platformBasics, sealedClientSecret } from '../platform-basics.ts'

/** Shopify: each shop has its own domain. */
export const shopifySettings = z.object({
  ...platformBasics,
  kind: z.literal('shopify'),
  sealedClientSecret,
  /** A substitute for all shops: each shop's domain is the first part of the path below it. */
  origin: z.optional(z.url()),
})
export type ShopifySettings = z.output<typeof shopifySettings>
