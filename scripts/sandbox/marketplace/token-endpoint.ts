import type { IncomingMessage, ServerResponse } from 'node:http'
import { BadRequest, readForm, sendJson } from '../http.ts'
import type { Client } from './client.ts'
import { accessTokenSeconds, type Grants, type IssuedTokens, refreshTokenSeconds } from './grants.ts'

const required = (form: Map<string, string>, name: string): string => {
  const value = form.get(name)
  if (!value) throw new BadRequest(400, 'invalid_request', `${name} is missing.`)
  return value
}

const issueFor = (grantType: string, form: Map<string, string>, grants: Grants): IssuedTokens | undefined => {
  const clientId = required(form, 'client_id')
  if (grantType === 'authorization_code')
    return grants.exchange({
      clientId,
      code: required(form, 'code'),
      redirectUri: required(form, 'redirect_uri'),
      codeVerifier: required(form, 'code_verifier'),
    })
  if (grantType === 'refresh_token')
    return grants.refresh({ clientId, refreshToken: required(form, 'refresh_token') })
  throw new BadRequest(400, 'unsupported_grant_type', 'Use authorization_code or refresh_token.')
}

/** RFC 6749, sections 4.1.3 and 6, for public clients: the code verifier authenticates the caller. */
export const answerMarketplaceToken = async (
  req: IncomingMessage,
  res: ServerResponse,
  grants: Grants,
  clients: readonly Client[],
): Promise<void> => {
  const form = await readForm(req)
  const grantType = required(form, 'grant_type')
  const clientId = required(form, 'client_id')
  if (!clients.some((client) => client.clientId === clientId))
    throw new BadRequest(401, 'invalid_client', 'No such client.')
  const issued = issueFor(grantType, form, grants)
  if (!issued)
    throw new BadRequest(400, 'invalid_grant', 'The grant is invalid, expired, revoked or was used before.')
  sendJson(res, 200, {
    access_token: issued.accessToken,
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    refresh_token: issued.refreshToken,
    refresh_token_expires_in: refreshTokenSeconds,
    scope: issued.scopes.join(' '),
  })
}

/** RFC 7009: ends the consent of the token. The response is the same for an unknown token. */
export const answerRevocation = async (
  req: IncomingMessage,
  res: ServerResponse,
  grants: Grants,
): Promise<void> => {
  grants.revoke(required(await readForm(req), 'token'))
  sendJson(res, 200, {})
}
