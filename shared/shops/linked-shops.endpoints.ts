import { landingEndpoint } from '../api/endpoint.ts'
import type { shopsSchemas } from './shops.schemas.ts'

/** Linking shops and payment accounts by OAuth, and the linked shops. */
export const linkedShopsEndpoints = {
  /** The available shop platforms. */
  listShopPlatforms: landingEndpoint<typeof shopsSchemas.listShopPlatforms>()({
    name: 'list-shop-platforms',
    method: 'GET',
    path: '/api/platform/shop/list',
    reads: true,
  }),
  /**
   * Starts linking a shop or a payment account: returns the platform's address for the seller, valid for ten minutes.
   * With `shop_id` it authorises that shop, a pending or a linked one, and needs no further input.
   */
  createOauthUrl: landingEndpoint<typeof shopsSchemas.createOauthUrl>()({
    name: 'create-oauth-url',
    method: 'POST',
    path: '/api/oauth/url',
    errors: ['notFound', 'invalidInput'],
  }),
  /** Completes linking a shop or a payment account with the platform's response. Idempotent. */
  oauthCallback: landingEndpoint<typeof shopsSchemas.oauthCallback>()({
    name: 'oauth-callback',
    method: 'POST',
    path: '/api/oauth/callback',
    // anotherShop: the seller authorised another shop than the intended one. currencyNotTaken: no exchange rate is
    // known for the shop's currency, so it cannot count for a limit and is not linked. shopWithoutSales: its platform
    // identifies it only by its sales, and has none of the last two years.
    errors: [
      'verificationFailed',
      'currencyNotTaken',
      'shopWithoutSales',
      'anotherShop',
      'beingProcessed',
      'paymentAuthorisationFailed',
      'paymentAccountExists',
      'platformUnavailable',
    ],
    audited: 'shops',
  }),
  /** The company's authorisations of several shops each, with the state of each shop. */
  listSharedAuthorisations: landingEndpoint<typeof shopsSchemas.listSharedAuthorisations>()({
    name: 'list-shared-authorisations',
    method: 'GET',
    path: '/api/oauth/authorisation/list',
    reads: true,
  }),
  /** Links shops of an authorisation that has several, without another consent. Idempotent. */
  linkConsentedShops: landingEndpoint<typeof shopsSchemas.linkConsentedShops>()({
    name: 'link-consented-shops',
    method: 'POST',
    path: '/api/oauth/authorisation/{id}/shops',
    // paymentAccountExists: another company has linked one of them.
    errors: ['notFound', 'invalidInput', 'currencyNotTaken', 'paymentAccountExists'],
    audited: 'shops',
  }),
  /** The company's linked shops with their imported sales, and its payment accounts. */
  listLinkedShops: landingEndpoint<typeof shopsSchemas.listLinkedShops>()({
    name: 'list-linked-shops',
    method: 'GET',
    path: '/api/oauth/list',
    reads: true,
  }),
  /**
   * A shop's sales of the last twelve months and the running one, by calendar month or by week, up to the last complete
   * day: what was counted, what was left out for want of an exchange rate, and the orders that are still unpaid, by the
   * platform's numbers.
   */
  listShopSales: landingEndpoint<typeof shopsSchemas.listShopSales>()({
    name: 'list-shop-sales',
    method: 'GET',
    path: '/api/oauth/shop/{id}/sales',
    reads: true,
    errors: ['notFound'],
  }),
  /**
   * The orders behind a shop's sales of some days, by the platform's numbers: sales, refunds and cancellations, what
   * was left out of them and why. At most 1,000 orders of a day are listed. A response ends with the day on which it
   * reaches 500 orders.
   */
  listShopOrders: landingEndpoint<typeof shopsSchemas.listShopOrders>()({
    name: 'list-shop-orders',
    method: 'GET',
    path: '/api/oauth/shop/{id}/sales/orders',
    reads: true,
    errors: ['notFound'],
  }),
} as const
