import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Consents } from '../consents.ts'
import { BadRequest, readForm, sendJson } from '../http.ts'

export const accessTokenSeconds = 3600

export interface AmazonClient {
  clientId: string
  clientSecret: string
}

const refuse = (res: ServerResponse, status: number, error: string, error_description: string): void =>
  sendJson(res, status, { error, error_description })

/** `POST /auth/o2/token` of Login with Amazon: a code, or a refresh token, for an access token. */
export const answerAmazonToken = async (
  req: IncomingMessage,
  res: ServerResponse,
  { client, consents }: { client: AmazonClient; consents: Consents },
): Promise<void> => {
  const form = await readForm(req)
  if (form.get('client_id') !== client.clientId || form.get('client_secret') !== client.clientSecret)
    return refuse(res, 401, 'invalid_client', 'Client authentication failed')
  const required = (name: string): string => {
    const value = form.get(name)
    if (!value)
      throw new BadRequest(400, 'invalid_request', `The request is missing a required parameter: ${name}`)
    return value
  }
  const grantType = required('grant_type')
  if (grantType !== 'authorization_code' && grantType !== 'refresh_token')
    return refuse(res, 400, 'unsupported_grant_type', 'The authorization grant type is not supported')
  const tokens = (() => {
    if (grantType === 'authorization_code') return consents.exchange(required('code'))
    const refreshToken = required('refresh_token')
    const accessToken = consents.refresh(refreshToken)
    return accessToken && { accessToken, refreshToken }
  })()
  if (!tokens) return refuse(res, 400, 'invalid_grant', 'The request has an invalid grant parameter')
  sendJson(res, 200, {
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
  })
}
