import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint, RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
import { type Answer, readEnvelope } from '#shared/api/envelope.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'

export interface CallOptions {
  token?: string
  idempotencyKey?: string
  /** The caller's password, for the step-up that some calls require. */
  password?: string
}

interface AnyRequest {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

const pathOf = (endpoint: Endpoint, { params = {}, query = {} }: AnyRequest): string => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0
    ? path
    : `${path}?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()}`
}

/** A seller's HTTP client: sends a request as its endpoint declares it, and reads the envelope. */
export const createHttpClient = (url: string) => {
  /** Cookies, by name, as in a browser: an account is activated with the cookie of its signup. */
  const cookies = new Map<string, string>()
  const ask = async <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    { token, idempotencyKey, password }: CallOptions = {},
  ): Promise<Answer & { status: number }> => {
    if (endpoint.stepUp && token && password)
      await ask(factorsEndpoints.stepUp, { body: { password } }, { token })
    const { body, ...place } = request as AnyRequest
    const response = await fetch(`${url}${pathOf(endpoint, place)}`, {
      method: endpoint.method,
      headers: {
        'accept-language': 'zh-CN',
        user_login_type: 'CLIENT_USER',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(cookies.size > 0 ? { cookie: [...cookies.values()].join('; ') } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      cookies.set(pair.split('=')[0] ?? '', pair)
    }
    return { status: response.status, ...readEnvelope(endpoint, await response.json()) }
  }

  return {
    url,
    ask,
    /** The `data` of a successful response. Throws with the code and the fields of a refusal. */
    async call<E extends Endpoint>(
      endpoint: E,
      request: RequestOf<E>,
      options?: CallOptions,
    ): Promise<ResponseOf<E>> {
      const answer = await ask(endpoint, request, options)
      if (!answer.ok)
        throw new Error(
          `${endpoint.name} was refused with ${answer.code} under status ${answer.status} ${JSON.stringify(answer.errors ?? [])}`,
        )
      return schemasOf(endpoint).response.parse(answer.data) as ResponseOf<E>
    },
  }
}

export type HttpClient = ReturnType<typeof createHttpClient>
