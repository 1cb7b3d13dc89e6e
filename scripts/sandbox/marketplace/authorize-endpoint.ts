import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BadRequest, readForm, redirect } from '../http.ts'
import { localeOf } from '../page-language.ts'
import {
  type AuthorizationRequest,
  readAuthorizationRequest,
  redirectTarget,
} from './authorization-request.ts'
import type { Client } from './client.ts'
import { accountPattern, defaultAccount, sendConsentPage } from './consent-page.ts'
import type { Grants } from './grants.ts'

const cookieName = 'harbor_browser'

/** The secret that this browser was given; no other site's page can read or set it. */
const browserSecret = (req: IncomingMessage): string | undefined =>
  req.headers.cookie?.match(new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`))?.[1]

/** Ties a form to the browser that it was shown in and to the request that it answers. */
const csrfTokenOf = (secret: string, { client, redirectUri, codeChallenge }: AuthorizationRequest): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([client.clientId, redirectUri, codeChallenge]))
    .digest('base64url')

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Shows the consent page. `login_hint` presets the account. */
export const showConsent = (
  req: IncomingMessage,
  res: ServerResponse,
  query: URLSearchParams,
  { clients, basePath }: { clients: readonly Client[]; basePath: string },
): void => {
  const request = readAuthorizationRequest(query, clients)
  const secret = browserSecret(req) ?? randomBytes(32).toString('base64url')
  const hint = query.get('login_hint') ?? ''
  sendConsentPage(res, {
    request,
    locale: localeOf(req, query),
    query,
    account: accountPattern.test(hint) ? hint : defaultAccount,
    csrfToken: csrfTokenOf(secret, request),
    cookie: `${cookieName}=${secret}; Path=${basePath}; HttpOnly; SameSite=Lax`,
  })
}

/** Takes the seller's decision, and sends it to the client. */
export const takeDecision = async (
  req: IncomingMessage,
  res: ServerResponse,
  query: URLSearchParams,
  { clients, grants }: { clients: readonly Client[]; grants: Grants },
): Promise<void> => {
  const request = readAuthorizationRequest(query, clients)
  const form = await readForm(req)
  const secret = browserSecret(req)
  if (!secret || !equal(form.get('csrf_token') ?? '', csrfTokenOf(secret, request)))
    throw new BadRequest(403, 'invalid_request', 'The form was not shown in this browser.')
  const { client, redirectUri, state, codeChallenge, scopes } = request
  if (form.get('decision') !== 'approve') {
    redirect(res, redirectTarget(redirectUri, state, { error: 'access_denied' }))
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
  redirect(res, redirectTarget(redirectUri, state, { code }))
}
