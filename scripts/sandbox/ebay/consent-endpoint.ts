import type { IncomingMessage, ServerResponse } from 'node:http'
import { accountPattern, sendConsentPage, sendNotice } from '../consent-page.ts'
import type { Consents } from '../consents.ts'
import { createFormGuard } from '../form-guard.ts'
import { BadRequest, readFields, readForm, redirect } from '../http.ts'
import type { SandboxBrand } from '../page.ts'
import { localeOf } from '../page-language.ts'
import { consentTranslations } from './consent-translations.ts'
import { defaultAccount } from './ebay-orders.ts'
import { type EbayClient, lifetimes } from './token-endpoint.ts'

const brand: SandboxBrand = {
  name: 'eBay',
  mark: `<svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="#fff" stroke-width="2"
 stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M5 9h16v13H5zM9 9V7a4 4 0 0 1 8 0v2M9
 13a4 4 0 0 0 8 0"/></svg>`,
  colours: '--ink:#191919;--accent:#3048c9;--mist:#f4f4f6;--line:#dcdce2;--quiet:#585866',
}

const knownScopes = ['sell.fulfillment.readonly', 'commerce.identity.readonly', 'sell.finances'].map(
  (name) => `https://api.ebay.com/oauth/api_scope/${name}`,
)

interface Visit {
  client: EbayClient
  consents: Consents
  basePath: string
  query: URLSearchParams
}

const guardOf = ({ basePath }: Visit) => createFormGuard('ebay_browser', basePath)
const subjectOf = ({ client, query }: Visit) => [client.clientId, query.get('state') ?? '']

const checkRequest = ({ client, query }: Visit): void => {
  const fields = readFields(query)
  if (fields.get('client_id') !== client.clientId)
    throw new BadRequest(400, 'unauthorized_client', 'The OAuth client was not found.')
  if (fields.get('redirect_uri') !== client.ruName)
    throw new BadRequest(400, 'invalid_request', 'The RuName is not one of the client’s.')
  if (fields.get('response_type') !== 'code')
    throw new BadRequest(400, 'unsupported_response_type', 'Only response_type=code is spoken.')
  const scopes = (fields.get('scope') ?? '').split(' ').filter(Boolean)
  if (scopes.length === 0 || scopes.some((each) => !knownScopes.includes(each)))
    throw new BadRequest(400, 'invalid_scope', 'The requested scope is unknown or exceeds what is granted.')
}

const showConsent = (req: IncomingMessage, res: ServerResponse, visit: Visit): void => {
  checkRequest(visit)
  const { client, query } = visit
  const locale = localeOf(req, query)
  const words = consentTranslations[locale]
  sendConsentPage(res, {
    brand,
    locale,
    query,
    words,
    clientName: client.name,
    subject: [{ term: words.marketplace, value: words.marketplaceName }],
    items: words.items,
    account: defaultAccount,
    ...guardOf(visit).guard(req, subjectOf(visit)),
    redirectUri: client.redirectUri,
  })
}

const takeDecision = async (req: IncomingMessage, res: ServerResponse, visit: Visit): Promise<void> => {
  checkRequest(visit)
  const form = await readForm(req)
  guardOf(visit).check(req, form, subjectOf(visit))
  const target = new URL(visit.client.redirectUri)
  const state = visit.query.get('state')
  if (state !== null) target.searchParams.set('state', state)
  if (form.get('decision') === 'approve') {
    const sellerId = form.get('account')?.trim().toLowerCase() || defaultAccount
    if (!accountPattern.test(sellerId)) throw new BadRequest(400, 'invalid_request', 'No such account.')
    target.searchParams.set('code', visit.consents.approve({ sellerId, region: '' }))
    target.searchParams.set('expires_in', String(lifetimes.code))
  } else target.searchParams.set('error', 'access_denied')
  redirect(res, target)
}

/** `/oauth2/authorize` of auth.ebay.com: where sellers consent. */
export const answerEbayConsent = async (
  req: IncomingMessage,
  res: ServerResponse,
  visit: Visit,
): Promise<void> => {
  try {
    if (req.method === 'POST') await takeDecision(req, res, visit)
    else showConsent(req, res, visit)
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error
    const locale = localeOf(req, visit.query)
    const { errorTitle: title, errorHint: text } = consentTranslations[locale]
    sendNotice(res, error.status, { brand, locale, title, text, error })
  }
}
