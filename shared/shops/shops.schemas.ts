import * as z from 'zod/mini'
import { exactTextSchema, idSchema } from '../api/field-schemas.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { tradedCurrencySchema } from '../money/currency.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { authorisedShopsSchemas } from './authorised-shops.schemas.ts'
import { consentedShopStates } from './consented-shop.ts'
import { orderLineKinds } from './daily-sales.ts'
import { locationFields } from './location.schema.ts'
import { paymentAccount, paymentAccountsSchemas, unlinkedMarketplace } from './payment-accounts.schemas.ts'
import { paymentPlatformSchemas } from './payment-platform.schemas.ts'
import { linkablePlatform } from './platform.schema.ts'
import { periodKinds } from './sales-periods.ts'
import { linkedShop, soldInCurrency } from './shop.schema.ts'
import { shopAccountsSchemas } from './shop-accounts.schemas.ts'
import { shopifyWebhookSchemas } from './shopify-webhook.schemas.ts'
import { uploadsSchemas } from './uploads.schemas.ts'

const shop = z.extend(linkedShop, {
  monthly_sales: z.array(
    z.object({
      /** A calendar month, or its part from the first order on or up to the last complete day. */
      from: businessDateSchema,
      /** The day after the last. */
      to: businessDateSchema,
      sales: wireAmountSchema,
      refunds: wireAmountSchema,
    }),
  ),
})

/** Either a platform with the shop's location there, or a known shop. */
const oauthUrlInput = z
  .object({
    /** Omitted with `shop_id`. */
    platform_id: z.optional(idSchema),
    /** The shop to authorise: a pending one, or one to authorise again. */
    shop_id: z.optional(idSchema),
    ...locationFields,
    /** The screen to return to, below `/financing`. */
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
    response: z.array(linkablePlatform),
  },
  createOauthUrl: {
    body: oauthUrlInput,
    response: z.object({ url: z.string() }),
  },
  oauthCallback: {
    body: z.object({
      code: exactTextSchema(1024),
      state: exactTextSchema(128),
      /** The query string of the platform's redirect. */
      query: z.optional(z.string().check(z.maxLength(4096, 'tooLong'))),
    }),
    response: z.object({
      /** The id of the linked shop, of the payment account, or of the authorisation with several shops. */
      id: z.string(),
      /** Nothing is linked yet: the authorisation has several shops, of which the seller has to choose. */
      has_choice: z.boolean(),
      return_to: z.nullable(z.string()),
    }),
  },
  listSharedAuthorisations: {
    response: z.array(
      z.object({
        id: z.string(),
        /** The platform's id. */
        platform: z.string(),
        expires_at: z.nullable(z.string()),
        shops: z.array(
          z.object({
            /** The platform's id of the shop. */
            id: z.string(),
            name: z.string(),
            /** ISO 3166-1 alpha-2. */
            region: z.string(),
            currency: z.string(),
            state: z.enum(consentedShopStates),
          }),
        ),
      }),
    ),
  },
  linkConsentedShops: {
    params: z.object({ id: idSchema }),
    body: z.object({
      /** The platform's ids of the shops. */
      shop_ids: z.array(idSchema, 'required').check(z.minLength(1, 'atLeastOne')),
    }),
    /** In the order of the request. */
    response: z.object({ ids: z.array(z.string()) }),
  },
  listLinkedShops: {
    response: z.object({
      psp: z.array(paymentAccount),
      shop: z.array(shop),
      /** Marketplaces that pay into an account without a linked shop, unless dismissed; absent if there are none. */
      unlinked: z.optional(z.array(unlinkedMarketplace)),
    }),
  },
  listShopSales: {
    params: z.object({ id: idSchema }),
    query: z.object({ by: z.enum(periodKinds, 'unknownOption') }),
    response: z.object({
      currency: tradedCurrencySchema,
      /** Oldest first; the first and the last may be parts. */
      periods: z.array(
        z.object({
          from: businessDateSchema,
          /** The day after the last. */
          to: businessDateSchema,
          /** Sales and refunds together. */
          orders: z.int(),
          sales: wireAmountSchema,
          refunds: wireAmountSchema,
          net: wireAmountSchema,
          /** In other currencies, which the figures contain at each day's rate. */
          converted: z.array(soldInCurrency),
          /** In currencies without an exchange rate, which the figures do not contain. */
          left_out: z.array(soldInCurrency),
        }),
      ),
      unpaid_count: z.int(),
      /** Orders of the last 90 days without a payment, the latest first, at most 500. */
      unpaid: z.array(
        z.object({
          /** The platform's number. */
          number: z.string(),
          placed_on: businessDateSchema,
          /** What the order comes to; null where the platform does not state it. */
          total: z.nullable(z.object({ amount: wireAmountSchema, currency: z.string() })),
        }),
      ),
    }),
  },
  listShopOrders: {
    params: z.object({ id: idSchema }),
    query: z.object({
      from: businessDateSchema,
      /** The day after the last. */
      to: businessDateSchema,
    }),
    response: z.object({
      currency: tradedCurrencySchema,
      lines: z.array(
        z.object({
          date: businessDateSchema,
          /** The platform's number. */
          number: z.string(),
          kind: z.enum(orderLineKinds),
          /** What was counted, or left out. */
          amount: wireAmountSchema,
          currency: z.string(),
          /** In a currency without an exchange rate: the shop's figures do not contain it. */
          left_out: z.boolean(),
          /** What was received for gift cards and tips, which is no sale. */
          uncounted: z.nullable(wireAmountSchema),
        }),
      ),
      /** Sales and refunds of these days whose orders are not listed. */
      unlisted: z.int(),
      /** The day that the next page begins with; null on the last. */
      next: z.nullable(businessDateSchema),
    }),
  },
  ...authorisedShopsSchemas,
  ...shopAccountsSchemas,
  ...paymentAccountsSchemas,
  ...paymentPlatformSchemas,
  ...shopifyWebhookSchemas,
  ...uploadsSchemas,
}
