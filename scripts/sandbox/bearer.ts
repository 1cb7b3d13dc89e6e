import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from './http.ts'

/** The bearer token of a request, whatever it consists of; empty where there is none. */
export const bearerTokenOf = (req: IncomingMessage): string =>
  req.headers.authorization?.match(/^Bearer (\S+)$/)?.[1] ?? ''

/** What the bearer token of a request stands for, if it covers `scope`. Otherwise the request is answered (RFC 6750). */
export const authorise = <Grant extends { scopes: readonly string[] }>(
  req: IncomingMessage,
  res: ServerResponse,
  { realm, scope, find }: { realm: string; scope: string; find: (token: string) => Grant | undefined },
): Grant | undefined => {
  const token = req.headers.authorization?.match(/^Bearer ([\w.~+/-]+=*)$/i)?.[1]
  const grant = token ? find(token) : undefined
  if (!grant) {
    // Who brought no token is told no error code.
    const challenge = token ? `Bearer realm="${realm}", error="invalid_token"` : `Bearer realm="${realm}"`
    sendJson(res, 401, { error: 'invalid_token' }, { 'www-authenticate': challenge })
    return undefined
  }
  if (!grant.scopes.includes(scope)) {
    const challenge = `Bearer realm="${realm}", error="insufficient_scope", scope="${scope}"`
    sendJson(res, 403, { error: 'insufficient_scope' }, { 'www-authenticate': challenge })
    return undefined
  }
  return grant
}
