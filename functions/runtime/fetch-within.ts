import { PortalError } from './describe-error.ts'

/** A response that exceeds its bound. */
export class ResponseTooLong extends PortalError {
  override name = 'ResponseTooLong'
}

/** The bounds of a response. */
export interface ResponseBounds {
  /** In bytes after decompression: a small compressed response may expand to a harmful size. */
  largest: number
  timeoutMs: number
}

/** Passes data on, and fails at the first byte beyond the limit, before anything stores it. */
const cutAt = (largest: number, host: string) => {
  let length = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength
      if (length > largest) throw new ResponseTooLong(`${host} answered more than ${largest} bytes`)
      controller.enqueue(chunk)
    },
  })
}

const hasNoBody = (status: number): boolean => [204, 205, 304].includes(status)

/**
 * The only way to external servers: with a timeout, without redirections, and with a size limit. The body is always
 * streamed and cut at its bound, whatever its declared length or encoding.
 */
export const fetchWithin = async (
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  { largest, timeoutMs }: ResponseBounds,
): Promise<Response> => {
  const { host } = new URL(url)
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const { status, statusText, headers, body } = response
  return new Response(body && !hasNoBody(status) ? body.pipeThrough(cutAt(largest, host)) : null, {
    status,
    statusText,
    headers,
  })
}
