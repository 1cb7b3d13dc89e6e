import * as z from 'zod/mini'
import { platformBasics, sealedClientSecret } from '../platform-basics.ts'

/** Shopify: its shops are reached by domains of their own. */
export const shopifySettings = z.object({
  ...platformBasics,
  kind: z.literal('shopify'),
  sealedClientSecret,
  /** Of a peer that speaks for every shop: each shop's domain is the first part of the path below it. */
  origin: z.optional(z.url()),
})
export type ShopifySettings = z.output<typeof shopifySettings>
