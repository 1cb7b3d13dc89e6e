import type { IncomingMessage, ServerResponse } from 'node:http'
import { BadRequest, readFields, readForm, redirect } from '../http.ts'
import { localeOf } from '../page-language.ts'
import { type App, signAddress } from './app.ts'
import { sendInstallPage } from './pages.ts'
import type { PeerParts } from './peer-parts.ts'

/** An app's valid request for installation. */
const readInstallRequest = (query: URLSearchParams, { clientId, redirectUris }: App) => {
  const fields = readFields(query)
  if (fields.get('client_id') !== clientId)
    throw new BadRequest(400, 'application_cannot_be_found', 'No such app.')
  const redirectUri = fields.get('redirect_uri') ?? ''
  if (!redirectUris.includes(redirectUri))
    throw new BadRequest(400, 'invalid_request', 'The redirect_uri is not whitelisted.')
  const scopes = (fields.get('scope') ?? '').split(',').filter(Boolean)
  return { redirectUri, scopes, state: fields.get('state') }
}

const subjectOf = (domain: string, query: URLSearchParams) => [domain, query.get('state') ?? '']

/** `GET …/oauth/authorize`: shows the permissions that the app requests. */
export const showInstall = (
  req: IncomingMessage,
  res: ServerResponse,
  domain: string,
  query: URLSearchParams,
  { app, installations, forms }: PeerParts,
): void => {
  const { redirectUri, scopes } = readInstallRequest(query, app)
  sendInstallPage(res, {
    app,
    shop: installations.shopAt(domain),
    locale: localeOf(req, query),
    query,
    redirectUri,
    scopes,
    ...forms.guard(req, subjectOf(domain, query)),
  })
}

/** `POST …/oauth/authorize`: redirects to the app after an approval, or to the shop's admin after a refusal. */
export const takeDecision = async (
  req: IncomingMessage,
  res: ServerResponse,
  domain: string,
  query: URLSearchParams,
  { app, installations, forms, baseUrl, clock }: PeerParts,
): Promise<void> => {
  const { redirectUri, scopes, state } = readInstallRequest(query, app)
  const form = await readForm(req)
  forms.check(req, form, subjectOf(domain, query))
  if (form.get('decision') !== 'approve') return redirect(res, new URL(`${baseUrl}/${domain}/admin`))
  const target = new URL(redirectUri)
  const answer = {
    code: installations.approve(domain, scopes),
    host: Buffer.from(`admin.shopify.com/store/${domain.split('.')[0]}`).toString('base64'),
    shop: domain,
    ...(state === undefined ? {} : { state }),
    timestamp: String(Math.floor(clock().getTime() / 1000)),
  }
  for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value)
  redirect(res, signAddress(target, app))
}
