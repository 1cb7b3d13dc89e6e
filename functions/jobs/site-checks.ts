import { profileEndpoints } from '#shared/account/profile.endpoints.ts'
import { sessionEndpoints } from '#shared/account/session.endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { readEnvelope } from '#shared/api/envelope.ts'
import { absolutePath } from '#shared/site/screen-paths.ts'
import { fetchWithin } from '../runtime/fetch-within.ts'

/** A landing page has some 100 KB. */
const bounds = { largest: 1024 * 1024, timeoutMs: 15_000 }

/** What a visitor's browser requests first, by name. Each check throws with what is wrong. */
export const siteChecks = (
  siteUrl: string,
  fetch: typeof globalThis.fetch,
): Readonly<Record<'landing page' | 'configuration' | 'API', () => Promise<void>>> => {
  const get = (path: string) => fetchWithin(fetch, `${siteUrl}${path}`, {}, bounds)
  const read = async (what: string, path: string): Promise<Response> => {
    const response = await get(path)
    if (response.status !== 200) throw new Error(`${what} responds with ${response.status} instead of 200`)
    return response
  }
  return {
    async 'landing page'() {
      const response = await read('the landing page', absolutePath('/'))
      if (!(await response.text()).includes('<h1')) throw new Error('the landing page has no heading')
    },
    async configuration() {
      const response = await read('the configuration', '/config.json')
      const { brandName } = (await response.json()) as { brandName?: unknown }
      if (!brandName) throw new Error('the configuration has no brand name')
    },
    async API() {
      const { getCallerIp } = profileEndpoints
      const response = await get(getCallerIp.path)
      const answer = readEnvelope(getCallerIp, await response.json())
      if (!answer.ok) throw new Error(`${getCallerIp.name} was refused under status ${response.status}`)
    },
  }
}

/** Logs in and out with an account that nobody else uses. Throws with what is wrong. */
export const checkLogin = async (
  siteUrl: string,
  fetch: typeof globalThis.fetch,
  account: { email: string; password: string },
): Promise<void> => {
  const call = async (endpoint: Endpoint, { token, body }: { token?: string; body?: unknown } = {}) => {
    const response = await fetchWithin(
      fetch,
      `${siteUrl}${endpoint.path}`,
      {
        method: endpoint.method,
        headers: {
          user_login_type: 'CLIENT_USER',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      bounds,
    )
    const answer = readEnvelope(endpoint, await response.json())
    if (!answer.ok)
      throw new Error(`${endpoint.name} was refused with ${answer.code} under status ${response.status}`)
    return answer.data
  }
  const { token } = (await call(sessionEndpoints.login, { body: account })) as { token: string }
  await call(sessionEndpoints.logout, { token })
}
