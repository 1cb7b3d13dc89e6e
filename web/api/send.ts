import { ApiError } from './api-error.ts'

/**
 * Sends a request, unless its response was fetched `early`. Without a response it fails with `ApiError` `network`, which
 * may be repeated if the request takes effect `once` or was made offline.
 */
export const send = (
  url: string,
  init: RequestInit,
  early?: Promise<Response>,
  once?: boolean,
): Promise<Response> => {
  // `onLine` may be true without a network. While it is false, a local address still responds, but a request that fails
  // was not sent.
  const isRepeatable = once || !navigator.onLine
  return (early ?? fetch(url, init)).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause
    throw new ApiError('network', { cause, isRepeatable })
  })
}

/** A response's JSON; undefined if it has none. */
export const readJson = async (
  response: Response,
  revive?: (name: string, value: unknown) => unknown,
): Promise<unknown> => {
  try {
    return JSON.parse(await response.text(), revive) as unknown
  } catch {
    return undefined
  }
}
