import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { paymentPlatformEndpoints } from './payment-platform.endpoints.ts'
import { importStatuses, shopStatuses } from './shop-status.ts'

const platform = z.object({
  id: z.string(),
  /** The platform's name. */
  platform: z.string(),
  partner_abbr: z.string(),
  /** How a shop of it is linked. */
  action: z.literal('oauth'),
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
  currency: currencySchema,
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

export const shopsEndpoints = {
  listShopPlatforms: endpoint({
    name: 'list-shop-platforms',
    method: 'GET',
    path: '/api/platform/shop/list',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    summary: 'The shop platforms that can be linked.',
    response: z.array(platform),
    errors: [],
  }),
  createOauthUrl: endpoint({
    name: 'create-oauth-url',
    method: 'POST',
    path: '/api/oauth/url',
    audience: 'session',
    envelope: 'landing',
    summary:
      'Begins linking a shop: the address at the platform to send the seller to, good for ten minutes.',
    body: z.object({
      platform_id: z.string('required').check(z.minLength(1, 'required'), z.maxLength(64, 'tooLong')),
      /** The screen to come back to, below `/financing`. */
      return_to: z.optional(
        z.string().check(z.maxLength(200, 'tooLong'), z.regex(/^\/(?!\/)[\w/-]*$/, 'invalid')),
      ),
    }),
    response: z.object({ url: z.string() }),
    errors: ['notFound'],
  }),
  oauthCallback: endpoint({
    name: 'oauth-callback',
    method: 'POST',
    path: '/api/oauth/callback',
    audience: 'session',
    envelope: 'landing',
    summary:
      'Finishes linking a shop with what the platform sent back. The same call again answers the same.',
    body: z.object({
      code: z.string('required').check(z.minLength(1, 'required'), z.maxLength(1024, 'tooLong')),
      state: z.string('required').check(z.minLength(1, 'required'), z.maxLength(128, 'tooLong')),
    }),
    response: z.object({
      /** The linked shop's id. */
      id: z.string(),
      return_to: z.nullable(z.string()),
    }),
    errors: [
      'verificationFailed',
      'beingProcessed',
      'paymentAuthorisationFailed',
      'paymentAccountExists',
      'platformUnavailable',
    ],
  }),
  listLinkedShops: endpoint({
    name: 'list-linked-shops',
    method: 'GET',
    path: '/api/oauth/list',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    summary: "The company's linked shops with their imported sales, and its payment accounts.",
    response: z.object({ psp: z.array(paymentAccount), shop: z.array(shop) }),
    errors: [],
  }),
  ...paymentPlatformEndpoints,
} as const
