import * as z from 'zod/mini'
import { exactTextSchema, idSchema } from '../api/field-schemas.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { tradedCurrencySchema } from '../money/currency.ts'
import { paymentPlatformSchemas } from './payment-platform.schemas.ts'
import { importStatuses, shopStatuses } from './shop-status.ts'

const platform = z.object({
  id: z.string(),
  /** The platform's name. */
  platform: z.string(),
  partner_abbr: z.string(),
  /** How a shop of it is linked: at once, or after its seller typed the shop's domain. */
  action: z.enum(['oauth', 'domain']),
  /** Whether the platform sends the seller back. */
  is_callback: z.boolean(),
  /** Names the logo that the client shows. */
  icon: z.string(),
  /** The platform's sites, where a seller has to choose one. */
  sites: z.nullable(z.array(z.string())),
})

const shop = z.object({
  id: z.string(),
  name: z.string(),
  /** A platform's id. */
  platform: z.string(),
  /** What the platform itself calls the shop. */
  shop_id: z.string(),
  status: z.enum(shopStatuses),
  authorised_at: z.string(),
  expires_at: z.nullable(z.string()),
  currency: tradedCurrencySchema,
  import: z.object({
    status: z.enum(importStatuses),
    /** Sales and refunds together. */
    orders: z.int(),
    sales: wireAmountSchema,
    refunds: wireAmountSchema,
    first_date: z.nullable(z.string()),
    last_date: z.nullable(z.string()),
  }),
  monthly_sales: z.array(
    z.object({
      /** `YYYY-MM` */
      month: z.string(),
      sales: wireAmountSchema,
      refunds: wireAmountSchema,
    }),
  ),
})

const paymentAccount = z.object({ id: z.string(), platform: z.string(), status: z.enum(shopStatuses) })

export const shopsSchemas = {
  listShopPlatforms: {
    response: z.array(platform),
  },
  createOauthUrl: {
    body: z.object({
      platform_id: idSchema,
      /** One of the platform's `sites`, where it has some. */
      site: z.optional(z.string().check(z.maxLength(20, 'tooLong'))),
      /** The shop's domain at the platform, of one that asks for it: with or without what surrounds it in an address. */
      domain: z.optional(z.string().check(z.trim(), z.maxLength(300, 'tooLong'))),
      /** The screen to come back to, below `/financing`. */
      return_to: z.optional(
        z.string().check(z.maxLength(200, 'tooLong'), z.regex(/^\/(?!\/)[\w/-]*$/, 'invalid')),
      ),
    }),
    response: z.object({ url: z.string() }),
  },
  oauthCallback: {
    body: z.object({
      code: exactTextSchema(1024),
      state: exactTextSchema(128),
      /** All that stood behind the question mark of the address that the platform sent the browser back to. */
      query: z.optional(z.string().check(z.maxLength(4096, 'tooLong'))),
    }),
    response: z.object({
      /** The linked shop's id. */
      id: z.string(),
      return_to: z.nullable(z.string()),
    }),
  },
  listLinkedShops: {
    response: z.object({ psp: z.array(paymentAccount), shop: z.array(shop) }),
  },
  ...paymentPlatformSchemas,
}
