import { BadRequest, readFields } from '../http.ts'
import type { Client } from './client.ts'

export const scopes = ['shop:read', 'orders:read'] as const
export type Scope = (typeof scopes)[number]

/** A client's request for a seller's consent, found to be in order. */
export interface AuthorizationRequest {
  client: Client
  redirectUri: string
  state: string | undefined
  scopes: Scope[]
  codeChallenge: string
}

/** An error in a request with a valid client and redirect address: it is sent to the client. */
export class RefusedRequest extends Error {
  readonly redirectUri: string
  readonly state: string | undefined
  readonly code: string
  constructor(redirectUri: string, state: string | undefined, code: string, description: string) {
    super(description)
    this.redirectUri = redirectUri
    this.state = state
    this.code = code
  }
}

/** The address to return the outcome of a consent to. */
export const redirectTarget = (
  redirectUri: string,
  state: string | undefined,
  outcome: Record<string, string>,
): URL => {
  const target = new URL(redirectUri)
  for (const [name, value] of Object.entries(outcome)) target.searchParams.set(name, value)
  if (state !== undefined) target.searchParams.set('state', state)
  return target
}

const codeChallengePattern = /^[\w-]{43}$/

const isScope = (text: string): text is Scope => (scopes as readonly string[]).includes(text)

/**
 * Checks an authorisation request (RFC 6749 section 4.1.1, RFC 7636). Throws BadRequest, to be shown to the person,
 * until the redirect address is verified as the client's; from then on RefusedRequest, to be sent there.
 */
export const readAuthorizationRequest = (
  query: URLSearchParams,
  clients: readonly Client[],
): AuthorizationRequest => {
  const fields = readFields(query)
  const client = clients.find(({ clientId }) => clientId === fields.get('client_id'))
  if (!client) throw new BadRequest(400, 'invalid_client', 'No such client.')
  const redirectUri = fields.get('redirect_uri') ?? ''
  if (!client.redirectUris.includes(redirectUri))
    throw new BadRequest(400, 'invalid_redirect_uri', 'The redirect address is not one of the client’s.')

  const state = fields.get('state')
  const refuse = (code: string, description: string): never => {
    throw new RefusedRequest(redirectUri, state, code, description)
  }
  if (fields.get('response_type') !== 'code')
    refuse('unsupported_response_type', 'Only response_type=code is spoken.')
  const codeChallenge = fields.get('code_challenge') ?? ''
  if (fields.get('code_challenge_method') !== 'S256' || !codeChallengePattern.test(codeChallenge))
    refuse('invalid_request', 'A code_challenge by the method S256 is needed.')
  const asked = (fields.get('scope') ?? scopes.join(' ')).split(' ').filter(Boolean)
  const known = asked.filter(isScope)
  if (known.length === 0 || known.length < asked.length) refuse('invalid_scope', 'No such scope.')
  return { client, redirectUri, state, scopes: known, codeChallenge }
}
