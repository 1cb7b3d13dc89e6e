import type { IncomingMessage, ServerResponse } from 'node:http'
import { isClient } from '../basic-client.ts'
import type { Consents } from '../consents.ts'
import { BadRequest, readForm, sendJson } from '../http.ts'

export interface EbayClient {
  clientId: string
  clientSecret: string
  /** eBay's name for the redirect address (RuName). */
  ruName: string
  name: string
  redirectUri: string
}

export const lifetimes = { code: 299, access: 7200, consent: 47_304_000 }

const required = (form: Map<string, string>, name: string): string => {
  const value = form.get(name)
  if (!value) throw new BadRequest(400, 'invalid_request', `${name} is missing.`)
  return value
}

const readClientForm = async (req: IncomingMessage, client: EbayClient): Promise<Map<string, string>> => {
  const form = await readForm(req)
  if (!isClient(req, client)) throw new BadRequest(401, 'invalid_client', 'client authentication failed')
  return form
}

/** `POST /identity/v1/oauth2/token`: a code, or a refresh token, for an access token. */
export const answerEbayToken = async (
  req: IncomingMessage,
  res: ServerResponse,
  { client, consents }: { client: EbayClient; consents: Consents },
): Promise<void> => {
  const form = await readClientForm(req, client)
  const access = { expires_in: lifetimes.access, token_type: 'User Access Token' }
  const refused = new BadRequest(
    400,
    'invalid_grant',
    'the provided authorization grant code is invalid or was issued to another client',
  )
  switch (required(form, 'grant_type')) {
    case 'authorization_code': {
      const code = required(form, 'code')
      if (required(form, 'redirect_uri') !== client.ruName) throw refused
      const tokens = consents.exchange(code)
      if (!tokens) throw refused
      return sendJson(res, 200, {
        ...access,
        access_token: tokens.accessToken,
        refresh_token: tokens.refreshToken,
        refresh_token_expires_in: lifetimes.consent,
      })
    }
    case 'refresh_token': {
      const accessToken = consents.refresh(required(form, 'refresh_token'))
      if (!accessToken) throw refused
      return sendJson(res, 200, { ...access, access_token: accessToken })
    }
    default:
      throw new BadRequest(400, 'unsupported_grant_type', 'the grant type is not supported')
  }
}

/** `POST /identity/v1/oauth2/token/revoke`: ends the consent of a refresh token. The response is empty. */
export const answerEbayRevocation = async (
  req: IncomingMessage,
  res: ServerResponse,
  { client, consents }: { client: EbayClient; consents: Consents },
): Promise<void> => {
  const form = await readClientForm(req, client)
  if (!consents.revoke(required(form, 'token')))
    throw new BadRequest(400, 'invalid_grant', 'the token is invalid or was issued to another client')
  res.writeHead(200, { 'cache-control': 'no-store' }).end()
}
