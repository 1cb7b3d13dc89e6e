import { type IncomingMessage, request as sendRequest } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { filesBucket, type HandleRequest, type OnStored } from './object-store.ts'

/** The key of a stored object: in the fields of a form, and in the location of S3's response. */
const keyOf = (
  method: string | undefined,
  path: string,
  location: string | undefined,
): string | undefined => {
  if (method !== 'PUT' && method !== 'POST') return undefined
  const place = method === 'PUT' ? path : location && new URL(location, 'http://localhost').pathname
  return place && decodeURIComponent(place).replace(`/${filesBucket}/`, '').replace(/^\//, '')
}

/**
 * S3 at `endpoint`, as a request handler for paths that begin with the bucket's name: browsers reach it at the stack's
 * own origin, and the stack is notified of stored objects.
 */
export const proxyToStore =
  (endpoint: string, onStored: OnStored): HandleRequest =>
  async (incoming, response) => {
    const path = incoming.url ?? '/'
    // A page's origin is the stack's: LocalStack rejects any origin but its own.
    const { origin: _origin, referer: _referer, ...headers } = incoming.headers
    const outgoing = sendRequest(new URL(path, endpoint), {
      method: incoming.method,
      headers: { ...headers, host: new URL(endpoint).host },
    })
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.on('response', resolve).on('error', reject)
    })
    const [answer] = await Promise.all([answered, pipeline(incoming, outgoing)])
    const { statusCode = 502 } = answer
    const key = keyOf(incoming.method, path.split('?')[0] ?? '', answer.headers.location)
    if (statusCode < 300 && key) onStored(key)
    response.writeHead(statusCode, answer.headers)
    await pipeline(answer, response)
  }
