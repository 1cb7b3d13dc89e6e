import { createHmac, timingSafeEqual } from 'node:crypto'

/** By the app's secret; only Shopify and the portal have it. */
const digestOf = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest()

const isDigest = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected)

/** What Shopify signs of an address: every parameter but the signature, by name. */
const signedPart = (query: URLSearchParams): string => {
  const signed = new URLSearchParams([...query].filter(([name]) => name !== 'hmac'))
  signed.sort()
  return signed.toString().replaceAll('+', '%20')
}

/** True where Shopify itself sent a browser to the address with the parameters `query`. */
export const isSignedQuery = (query: URLSearchParams, secret: string): boolean =>
  isDigest(Buffer.from(query.get('hmac') ?? '', 'hex'), digestOf(signedPart(query), secret))

/** True where Shopify itself sent `body`, as it came: `signature` is the webhook's header `X-Shopify-Hmac-Sha256`. */
export const isSignedBody = (body: string, signature: string, secret: string): boolean =>
  isDigest(Buffer.from(signature, 'base64'), digestOf(body, secret))
