import { randomUUID } from 'node:crypto'
import { type App, signWebhook } from './app.ts'

export type Topic = 'app/uninstalled' | 'customers/data_request' | 'customers/redact' | 'shop/redact'

/** A webhook; its id stays the same when it is sent again. */
export interface Webhook {
  headers: Record<string, string>
  body: string
}

/** A webhook about the shop at `domain`, signed. */
export const createWebhook = (
  app: App,
  topic: Topic,
  domain: string,
  payload: object,
  now: Date,
): Webhook => {
  const body = JSON.stringify(payload)
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': signWebhook(body, app),
      'x-shopify-shop-domain': domain,
      'x-shopify-api-version': '2026-10',
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-event-id': randomUUID(),
      'x-shopify-triggered-at': now.toISOString(),
    },
  }
}

/** Sends a webhook once. Returns the status of the response; undefined without one. */
export const sendWebhook = async ({ webhookUrl }: App, webhook: Webhook): Promise<number | undefined> => {
  const response = await fetch(webhookUrl, { method: 'POST', ...webhook }).catch(() => undefined)
  return response?.status
}
