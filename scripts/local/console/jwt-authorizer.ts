import type { IncomingMessage } from 'node:http'
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'

/** A claim as API Gateway passes it on: text, a list as `[a b]`. */
const asText = (claim: unknown): string => (Array.isArray(claim) ? `[${claim.join(' ')}]` : String(claim))

/** The verified claims of a request's token; undefined if the gateway rejects it. */
export type JwtAuthorizer = (request: IncomingMessage) => Promise<Record<string, string> | undefined>

/** API Gateway supports no other kind of key. */
const algorithms = ['RS256', 'RS384', 'RS512']

/** API Gateway's JWT authoriser: checks a bearer token's signature, issuer, audience and time. */
export const createJwtAuthorizer = (issuer: string, audience: string): JwtAuthorizer => {
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))
  return async ({ headers }) => {
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
    if (!token) return undefined
    let payload: JWTPayload
    try {
      payload = (await jwtVerify(token, keys, { issuer, audience, algorithms })).payload
    } catch {
      return undefined
    }
    return Object.fromEntries(Object.entries(payload).map(([name, claim]) => [name, asText(claim)]))
  }
}
