import { createHmac } from 'node:crypto'
import { sortedEntries } from '#shared/sorting/compare-text.ts'

/** What is signed of a request. `body` is the exact text that is sent. */
export interface SignedRequest {
  path: string
  query: Readonly<Record<string, string>>
  body?: string | undefined
}

/**
 * TikTok's signature of a request: HMAC-SHA-256 in lower-case hex over the path, the sorted parameters but `sign` and
 * `access_token`, and the body, between two copies of the secret.
 */
export const signTiktokRequest = (secret: string, { path, query, body = '' }: SignedRequest): string => {
  const parameters = sortedEntries(query)
    .filter(([name]) => name !== 'sign' && name !== 'access_token')
    .map(([name, value]) => name + value)
    .join('')
  return createHmac('sha256', secret).update(`${secret}${path}${parameters}${body}${secret}`).digest('hex')
}
