import { ApiError } from './api-error.ts'

/** Sends a request, unless its response was fetched `early`. Without a response it fails with `ApiError` `network`. */
export const send = (url: string, init: RequestInit, early?: Promise<Response>): Promise<Response> =>
  (early ?? fetch(url, init)).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause
    throw new ApiError('network', { cause })
  })

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
