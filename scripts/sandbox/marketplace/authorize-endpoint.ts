import type { IncomingMessage, ServerResponse } from 'node:http'
import { accountPattern } from '../consent-page.ts'
import { createFormGuard } from '../form-guard.ts'
import { BadRequest, readForm, redirect } from '../http.ts'
import { localeOf } from '../page-language.ts'
import {
  type AuthorizationRequest,
  readAuthorizationRequest,
  redirectTarget,
} from './authorization-request.ts'
import type { Client } from './client.ts'
import { defaultAccount, sendConsentPage } from './consent-page.ts'
import type { Grants } from './grants.ts'

const formsBelow = (basePath: string) => createFormGuard('harbor_browser', basePath)

const subjectOf = ({ client, redirectUri, codeChallenge }: AuthorizationRequest) => [
  client.clientId,
  redirectUri,
  codeChallenge,
]

/** Shows the consent page. `login_hint` presets the account. */
export const showConsent = (
  req: IncomingMessage,
  res: ServerResponse,
  query: URLSearchParams,
  { clients, basePath }: { clients: readonly Client[]; basePath: string },
): void => {
  const request = readAuthorizationRequest(query, clients)
  const hint = query.get('login_hint') ?? ''
  sendConsentPage(res, {
    request,
    locale: localeOf(req, query),
    query,
    account: accountPattern.test(hint) ? hint : defaultAccount,
    ...formsBelow(basePath).guard(req, subjectOf(request)),
  })
}

/** Takes the seller's decision, and sends it to the client, by the name of `issuer` (RFC 9207). */
export const takeDecision = async (
  req: IncomingMessage,
  res: ServerResponse,
  query: URLSearchParams,
  {
    clients,
    basePath,
    grants,
    issuer,
  }: { clients: readonly Client[]; basePath: string; grants: Grants; issuer: string },
): Promise<void> => {
  const request = readAuthorizationRequest(query, clients)
  const form = await readForm(req)
  formsBelow(basePath).check(req, form, subjectOf(request))
  const { client, redirectUri, state, codeChallenge, scopes } = request
  if (form.get('decision') !== 'approve') {
    redirect(res, redirectTarget(redirectUri, state, { error: 'access_denied', iss: issuer }))
    return
  }
  const account = form.get('account')?.trim().toLowerCase() || defaultAccount
  if (!accountPattern.test(account)) throw new BadRequest(400, 'invalid_request', 'No such account.')
  const code = grants.approve({
    clientId: client.clientId,
    redirectUri,
    codeChallenge,
    scopes,
    shopId: account,
  })
  redirect(res, redirectTarget(redirectUri, state, { code, iss: issuer }))
}
