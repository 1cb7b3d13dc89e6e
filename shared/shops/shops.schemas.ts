import * as z from 'zod/mini'
import { exactTextSchema, idSchema } from '../api/field-schemas.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { authorisedShopsSchemas } from './authorised-shops.schemas.ts'
import { paymentPlatformSchemas } from './payment-platform.schemas.ts'
import { placeFields } from './place.schema.ts'
import { linkedShop } from './shop.schema.ts'
import { shopAccountsSchemas } from './shop-accounts.schemas.ts'
import { shopStatuses } from './shop-status.ts'
import { shopifyWebhookSchemas } from './shopify-webhook.schemas.ts'

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

const shop = z.extend(linkedShop, {
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

/** A platform, and where at it the shop is; or a shop, of which both are known. */
const oauthUrlInput = z
  .object({
    /** Left out where `shop_id` says it. */
    platform_id: z.optional(idSchema),
    /** The shop that is to be authorised: one that was added, or one that is authorised anew. */
    shop_id: z.optional(idSchema),
    ...placeFields,
    /** The screen to come back to, below `/financing`. */
    return_to: z.optional(
      z.string().check(z.maxLength(200, 'tooLong'), z.regex(/^\/(?!\/)[\w/-]*$/, 'invalid')),
    ),
  })
  .check(
    z.refine(({ platform_id, shop_id }) => platform_id !== undefined || shop_id !== undefined, {
      message: 'required',
      path: ['platform_id'],
    }),
  )

export const shopsSchemas = {
  listShopPlatforms: {
    response: z.array(platform),
  },
  createOauthUrl: {
    body: oauthUrlInput,
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
  ...authorisedShopsSchemas,
  ...shopAccountsSchemas,
  ...paymentPlatformSchemas,
  ...shopifyWebhookSchemas,
}
