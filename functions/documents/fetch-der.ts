import { fetchWithin } from '../runtime/fetch-within.ts'

/** Longer than an authority takes, shorter than an event may. */
const timeoutMs = 10_000
/** For a certificate revocation list; a time-stamp has a few thousand bytes. */
const largest = 5 * 1024 * 1024

/**
 * An authority's response, in DER. Redirections are not followed: the address is the configured one, or from a
 * certificate.
 */
export const fetchDer = async (
  fetch: typeof globalThis.fetch,
  url: string,
  query?: { contentType: string; body: Uint8Array },
): Promise<Uint8Array> => {
  const response = await fetchWithin(
    fetch,
    url,
    query
      ? { method: 'POST', headers: { 'content-type': query.contentType }, body: new Uint8Array(query.body) }
      : {},
    { largest, timeoutMs },
  )
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
