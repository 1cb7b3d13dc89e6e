import * as z from 'zod/mini'
import { isSignedBody } from './hmac.ts'

/** The app's webhook topics. The last three are required for privacy law. */
const topics = ['app/uninstalled', 'customers/data_request', 'customers/redact', 'shop/redact'] as const

export interface ShopifyWebhook {
  topic: (typeof topics)[number]
  /** The shop's id as in `readProfile`. */
  shopId: string
  /** When the event happened. */
  triggeredAt: Date
}

/** As received; absent for missing headers. */
export interface WebhookHeaders {
  'x-shopify-hmac-sha256'?: string | undefined
  'x-shopify-topic'?: string | undefined
  'x-shopify-triggered-at'?: string | undefined
}

/** The shop's id, in an event about the shop (`id`) or about something else (`shop_id`). */
const payload = z.object({ id: z.optional(z.int()), shop_id: z.optional(z.int()) })

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}

/** True if Shopify sent it to the app with that secret. */
export const isFromShopify = (headers: WebhookHeaders, body: string, secret: string): boolean =>
  isSignedBody(body, headers['x-shopify-hmac-sha256'] ?? '', secret)

/** The event of a signed webhook; undefined for a topic that the app did not subscribe to. */
export const readWebhook = (headers: WebhookHeaders, body: string, now: Date): ShopifyWebhook | undefined => {
  const topic = topics.find((each) => each === headers['x-shopify-topic'])
  const { id, shop_id: shopId = id } = payload.safeParse(parse(body)).data ?? {}
  if (!topic || shopId === undefined) return undefined
  const triggeredAt = new Date(headers['x-shopify-triggered-at'] ?? Number.NaN)
  return {
    topic,
    shopId: `gid://shopify/Shop/${shopId}`,
    triggeredAt: Number.isNaN(triggeredAt.getTime()) ? now : triggeredAt,
  }
}
