import { createHmac, timingSafeEqual } from 'node:crypto'

/** By the app's secret, known only to Shopify and the portal. */
const digestOf = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest()

const isDigest = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected)

/** The signed part of a query: every parameter but the signature, by name. */
const signedPart = (query: URLSearchParams): string => {
  const signed = new URLSearchParams([...query].filter(([name]) => name !== 'hmac'))
  signed.sort()
  return signed.toString().replaceAll('+', '%20')
}

/** True if a redirect with the parameters `query` came from Shopify. */
export const isSignedQuery = (query: URLSearchParams, secret: string): boolean =>
  isDigest(Buffer.from(query.get('hmac') ?? '', 'hex'), digestOf(signedPart(query), secret))

/** True if the raw `body` came from Shopify: `signature` is the webhook's header `X-Shopify-Hmac-Sha256`. */
export const isSignedBody = (body: string, signature: string, secret: string): boolean =>
  isDigest(Buffer.from(signature, 'base64'), digestOf(body, secret))
