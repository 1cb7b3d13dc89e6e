import * as z from 'zod/mini'
import type { PaymentPlatform } from '../../runtime/config.ts'
import { basicCredentials } from '../basic-credentials.ts'
import { type ConnectorDeps, callPlatform, isInvalidGrant } from '../call-platform.ts'

const tokenResponse = z.object({
  access_token: z.string().check(z.minLength(1)),
  token_type: z.string().check(z.regex(/^bearer$/i)),
})

/** A token of the payment platform for a token request of RFC 6749. Throws as documented at `callPlatform`. */
export const requestToken = async (
  deps: ConnectorDeps,
  { id, clientId, tokenUrl }: PaymentPlatform,
  clientSecret: string,
  form: Record<string, string>,
): Promise<string> => {
  const headers = { authorization: basicCredentials(clientId, clientSecret) }
  const init = { method: 'POST', headers, body: new URLSearchParams(form) }
  return (await callPlatform(deps, id)(tokenResponse, tokenUrl, init, isInvalidGrant)).access_token
}

/** A token of the portal itself, not bound to a customer. */
export const requestPartnerToken = (
  deps: ConnectorDeps,
  platform: PaymentPlatform,
  clientSecret: string,
  scope: string,
): Promise<string> => requestToken(deps, platform, clientSecret, { grant_type: 'client_credentials', scope })
