import { endpoint } from '../api/endpoint.ts'
import type { shopsSchemas } from './shops.schemas.ts'

/** Linking shops and payment accounts by OAuth, and the shops that are linked. */
export const linkedShopsEndpoints = {
  /** The shop platforms that can be linked. */
  listShopPlatforms: endpoint<typeof shopsSchemas.listShopPlatforms>()({
    name: 'list-shop-platforms',
    method: 'GET',
    path: '/api/platform/shop/list',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /**
   * Begins linking a shop or a payment account: the address at the platform to send the seller to, good for ten minutes. With `shop_id` it
   * authorises that shop, one that was added or one that is linked, and needs to be told nothing else.
   */
  createOauthUrl: endpoint<typeof shopsSchemas.createOauthUrl>()({
    name: 'create-oauth-url',
    method: 'POST',
    path: '/api/oauth/url',
    audience: 'session',
    envelope: 'landing',
    errors: ['notFound', 'invalidInput'],
  }),
  /** Finishes linking a shop or a payment account with what the platform sent back. The same call again answers the same. */
  oauthCallback: endpoint<typeof shopsSchemas.oauthCallback>()({
    name: 'oauth-callback',
    method: 'POST',
    path: '/api/oauth/callback',
    audience: 'session',
    envelope: 'landing',
    // anotherShop: the seller came back with another shop than the one that was to be authorised again.
    // currencyNotTaken: no exchange rate is known of what the shop sells in, so it cannot count for a limit and is not
    // linked. shopWithoutSales: its platform tells by its sales alone which shop it is, and has none of the last two
    // years.
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
  /** The company's linked shops with their imported sales, and its payment accounts. */
  listLinkedShops: endpoint<typeof shopsSchemas.listLinkedShops>()({
    name: 'list-linked-shops',
    method: 'GET',
    path: '/api/oauth/list',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
} as const
