import { StatedError } from './describe-error.ts'

/** Somebody else's server answers more than anybody there has to say. */
export class ResponseTooLong extends StatedError {
  override name = 'ResponseTooLong'
}

/** How far an answer may go. */
export interface ResponseBounds {
  /** In bytes, as they are once they are decompressed: a few that swell to many are as harmful. */
  largest: number
  timeoutMs: number
}

/** Passes on what comes, and fails with the byte that is one too many, before anything keeps it. */
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
 * The only way to what somebody else serves: within a time, without a redirection, and within a size. However its body is read,
 * it is streamed and cut at its bound, whatever length or encoding it says it has.
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
