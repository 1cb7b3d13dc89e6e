import * as z from 'zod/mini'

export const shopifyWebhookSchemas = {
  /** The body has no schema: the raw text is signed, and nothing of it is parsed before the signature is verified. */
  takeShopifyWebhook: {
    headers: z.object({
      'x-shopify-hmac-sha256': z.optional(z.string()),
      'x-shopify-topic': z.optional(z.string()),
      /** ISO timestamp, UTC: when the event happened. */
      'x-shopify-triggered-at': z.optional(z.string()),
      /** Constant across retries. */
      'x-shopify-webhook-id': z.optional(z.string()),
    }),
    response: z.object({}),
  },
}
