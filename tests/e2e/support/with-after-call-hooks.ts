import type { createHttpClient, HttpClient } from '../../../scripts/journey/http-client.ts'

type AfterCall = Readonly<Record<string, () => Promise<void>>>

/**
 * A client that runs a callback after the first success of a call, so that a test can check the screens
 * between two calls of one step. Keyed by the endpoint's name.
 */
export const withAfterCallHooks = (client: HttpClient, after: AfterCall): HttpClient => {
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
