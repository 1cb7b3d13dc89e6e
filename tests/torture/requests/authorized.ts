import type { Caller } from './callers.ts'
import type { RawRequest } from './send-request.ts'

/** The request with a caller's session, device cookie and an idempotency key. */
export const authorized = (request: RawRequest, { token, person }: Caller, key: string): RawRequest => ({
  ...request,
  headers: {
    ...request.headers,
    'idempotency-key': key,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(person?.device ? { cookie: person.device } : {}),
  },
})
