import * as z from 'zod/mini'

export const shopifyWebhookSchemas = {
  /** It has no body by a schema: what is signed is the text, and nothing of it is read before the signature is. */
  takeShopifyWebhook: {
    headers: z.object({
      'x-shopify-hmac-sha256': z.optional(z.string()),
      'x-shopify-topic': z.optional(z.string()),
      /** ISO timestamp, UTC: when what it tells of happened. */
      'x-shopify-triggered-at': z.optional(z.string()),
      /** The same whenever it is sent again. */
      'x-shopify-webhook-id': z.optional(z.string()),
    }),
    response: z.object({}),
  },
}
