import { publicLandingEndpoint } from '../api/endpoint.ts'
import type { shopifyWebhookSchemas } from './shopify-webhook.schemas.ts'

/** Calls from Shopify. */
export const shopifyWebhookEndpoints = {
  /**
   * Handles Shopify's webhooks: a seller uninstalled the app, and privacy requests. 80810004: the signature is invalid.
   * Idempotent.
   */
  takeShopifyWebhook: publicLandingEndpoint<typeof shopifyWebhookSchemas.takeShopifyWebhook>()({
    name: 'take-shopify-webhook',
    method: 'POST',
    path: '/api/oauth/webhook/shopify',
    errors: ['invalidCredentials'],
  }),
} as const
