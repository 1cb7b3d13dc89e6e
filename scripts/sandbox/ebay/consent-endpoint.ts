import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Consents } from '../consents.ts'
import { BadRequest, readFields } from '../http.ts'
import type { SandboxBrand } from '../page.ts'
import { answerSellerConsent } from '../seller-consent.ts'
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

const knownScopes = [
  'sell.fulfillment.readonly',
  'commerce.identity.readonly',
  'sell.finances',
  'sell.payment.dispute',
].map((name) => `https://api.ebay.com/oauth/api_scope/${name}`)

interface Visit {
  client: EbayClient
  consents: Consents
  basePath: string
  query: URLSearchParams
}

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

/** `/oauth2/authorize` of auth.ebay.com: where sellers consent. */
export const answerEbayConsent = (req: IncomingMessage, res: ServerResponse, visit: Visit): Promise<void> => {
  const state = visit.query.get('state')
  const returned = state === null ? {} : { state }
  return answerSellerConsent(req, res, {
    ...visit,
    brand,
    check: () => checkRequest(visit),
    wordsIn: (locale) => consentTranslations[locale],
    account: defaultAccount,
    approved: (code) => ({ ...returned, code, expires_in: String(lifetimes.code) }),
    declined: { ...returned, error: 'access_denied' },
  })
}
