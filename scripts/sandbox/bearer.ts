import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from './http.ts'

/** The bearer token of a request, unvalidated; empty without one. */
export const bearerTokenOf = (req: IncomingMessage): string =>
  req.headers.authorization?.match(/^Bearer (\S+)$/)?.[1] ?? ''

/**
 * Looks up the bearer token of a request, and checks that it covers `scope`. Otherwise it sends the error response (RFC
 * 6750).
 */
export const authorise = <Grant extends { scopes: readonly string[] }>(
  req: IncomingMessage,
  res: ServerResponse,
  { realm, scope, find }: { realm: string; scope: string; find: (token: string) => Grant | undefined },
): Grant | undefined => {
  const token = req.headers.authorization?.match(/^Bearer ([\w.~+/-]+=*)$/i)?.[1]
  const grant = token ? find(token) : undefined
  if (!grant) {
    // Without a token, the response has no error code.
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
