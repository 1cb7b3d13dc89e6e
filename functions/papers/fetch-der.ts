import { fetchWithin } from '../runtime/fetch-within.ts'

/** Longer than an authority takes, shorter than anybody waits for an event. */
const timeoutMs = 10_000
/** Of a list of revoked certificates; a time-stamp is a few thousand bytes. */
const largest = 5 * 1024 * 1024

/**
 * What an authority answers, in DER. Redirections are not followed: the address is the one that was configured, or that
 * stands in a certificate.
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
