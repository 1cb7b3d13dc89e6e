import type { IncomingMessage, ServerResponse } from 'node:http'
import { BadRequest, readForm, sendJson } from '../http.ts'
import { accessTokenSeconds, type IssuedTokens, refreshTokenSeconds } from './installations.ts'
import type { PeerParts } from './peer-parts.ts'

const issueFor = (
  form: ReadonlyMap<string, string>,
  domain: string,
  { installations }: PeerParts,
): IssuedTokens => {
  const refreshToken = form.get('refresh_token')
  if (form.get('grant_type') === 'refresh_token') {
    const issued = refreshToken ? installations.refresh(domain, refreshToken) : undefined
    if (!issued) throw new BadRequest(400, 'invalid_grant', 'The refresh token is invalid or has expired.')
    return issued
  }
  // Shopify no longer issues tokens without expiry.
  if (form.get('expiring') !== '1')
    throw new BadRequest(400, 'invalid_request', 'Apps must ask for expiring tokens.')
  const issued = installations.exchange(domain, form.get('code') ?? '')
  if (!issued)
    throw new BadRequest(400, 'invalid_request', 'The authorization code was not found or was already used')
  return issued
}

/** `POST …/oauth/access_token`: a code, or a refresh token, for new tokens. */
export const answerAccessToken = async (
  req: IncomingMessage,
  res: ServerResponse,
  domain: string,
  peer: PeerParts,
): Promise<void> => {
  const form = await readForm(req)
  const { clientId, clientSecret } = peer.app
  if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
    throw new BadRequest(400, 'invalid_client', 'The client is unknown, or its secret is another.')
  const { accessToken, refreshToken, scopes } = issueFor(form, domain, peer)
  sendJson(res, 200, {
    access_token: accessToken,
    scope: scopes.join(','),
    expires_in: accessTokenSeconds,
    refresh_token: refreshToken,
    refresh_token_expires_in: refreshTokenSeconds,
  })
}
