import type { createHttpClient, HttpClient } from '../../../scripts/journey/http-client.ts'

type AfterCall = Readonly<Record<string, () => Promise<void>>>

/**
 * A client that pauses the journey the first time that a call has succeeded, so that what stands on the screens
 * between two calls of one step can be looked at. Keyed by the endpoint's name.
 */
export const stopAfter = (client: HttpClient, after: AfterCall): HttpClient => {
  const waiting = new Map(Object.entries(after))
  const call: ReturnType<typeof createHttpClient>['call'] = async (endpoint, request, options) => {
    const data = await client.call(endpoint, request, options)
    const look = waiting.get(endpoint.name)
    waiting.delete(endpoint.name)
    await look?.()
    return data
  }
  return { ...client, call }
}
