import { endpoint } from '../api/endpoint.ts'
import type { shopifyWebhookSchemas } from './shopify-webhook.schemas.ts'

/** The call of Shopify itself. */
export const shopifyWebhookEndpoints = {
  /**
   * Takes what Shopify has to tell: that a seller removed the app, and what privacy law asks for. 80810004: Shopify did
   * not sign it. The same again is taken again, and does nothing.
   */
  takeShopifyWebhook: endpoint<typeof shopifyWebhookSchemas.takeShopifyWebhook>()({
    name: 'take-shopify-webhook',
    method: 'POST',
    path: '/api/oauth/webhook/shopify',
    audience: 'public',
    envelope: 'landing',
    errors: ['invalidCredentials'],
  }),
} as const
