import { describe, expect, it } from 'vitest'
import { isSignedBody, isSignedQuery } from '../../../../functions/connectors/shopify/hmac.ts'

describe('the signature of an address', () => {
  // From Shopify's documentation.
  const documented =
    'code=0907a61c0c8d55e99db179b68161bc00&hmac=700e2dadb827fcc8609e9d5ce208b2e9cdaab9df07390d2cbca10d7c328fc4bf&shop=some-shop.myshopify.com&state=0.6784241404160823&timestamp=1337178173'

  it('is Shopify’s own, in whatever order the parameters come', () => {
    const query = new URLSearchParams(documented)
    expect(isSignedQuery(query, 'hush')).toBe(true)
    expect(isSignedQuery(new URLSearchParams([...query].toReversed()), 'hush')).toBe(true)
  })

  it('stands for every parameter', () => {
    expect(isSignedQuery(new URLSearchParams(documented), 'shout')).toBe(false)
    const changes: ((query: URLSearchParams) => void)[] = [
      (query) => query.set('shop', 'other-shop.myshopify.com'),
      (query) => query.append('shop', 'other-shop.myshopify.com'),
      (query) => query.append('more', ''),
      (query) => query.delete('timestamp'),
      (query) => query.delete('hmac'),
      (query) => query.set('hmac', ''),
      (query) => query.set('hmac', `${query.get('hmac')}00`),
      (query) => query.set('hmac', 'é'.repeat(64)),
    ]
    for (const change of changes) {
      const query = new URLSearchParams(documented)
      change(query)
      expect(isSignedQuery(query, 'hush')).toBe(false)
    }
  })
})

describe('the signature of a webhook', () => {
  const body = '{"id":548380009,"name":"Süd & Ost"}'
  // echo -n '…' | openssl dgst -sha256 -hmac hush -binary | base64
  const signature = '36qQnAbkBSkIWZM/w5EZPgQ4sXGya3UFX/85I7NJkpU='

  it('is of the body as it came', () => {
    expect(isSignedBody(body, signature, 'hush')).toBe(true)
    expect(isSignedBody(JSON.stringify(JSON.parse(body), undefined, 1), signature, 'hush')).toBe(false)
    expect(isSignedBody(body, signature, 'shout')).toBe(false)
    for (const other of ['', 'AAAA', signature.slice(4), `A${signature}`])
      expect(isSignedBody(body, other, 'hush')).toBe(false)
  })
})
