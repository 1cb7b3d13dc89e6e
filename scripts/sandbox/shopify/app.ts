import { createHmac } from 'node:crypto'

/** The app that sellers install: the portal. */
export interface App {
  clientId: string
  clientSecret: string
  /** The name shown to sellers. */
  name: string
  redirectUris: readonly string[]
  /** The address that is opened from a shop's admin. */
  url: string
  /** The address for webhooks. */
  webhookUrl: string
}

/** Shopify's signature below an address: of every parameter, by name. */
export const signAddress = (url: URL, { clientSecret }: App): URL => {
  const message = [...url.searchParams]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  const signed = new URL(url)
  signed.searchParams.set('hmac', createHmac('sha256', clientSecret).update(message).digest('hex'))
  return signed
}

/** Shopify's signature of a webhook's body. */
export const signWebhook = (body: string, { clientSecret }: App): string =>
  createHmac('sha256', clientSecret).update(body, 'utf8').digest('base64')
