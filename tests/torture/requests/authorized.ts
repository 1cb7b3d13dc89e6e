import type { Caller } from './callers.ts'
import type { RawRequest } from './send-request.ts'

/** The request in a caller's session, from the browser that they use, under an idempotency key. */
export const authorized = (request: RawRequest, { token, person }: Caller, key: string): RawRequest => ({
  ...request,
  headers: {
    ...request.headers,
    'idempotency-key': key,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(person?.device ? { cookie: person.device } : {}),
  },
})
