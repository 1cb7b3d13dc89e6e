import type { ServerResponse } from 'node:http'
import type { Locale } from '#shared/i18n/locales.ts'
import * as page from '../consent-page.ts'
import type { SandboxBrand } from '../page.ts'
import type { AuthorizationRequest } from './authorization-request.ts'
import { consentTranslations } from './consent-translations.ts'
import { shopName } from './shop-api.ts'

const harborMarket: SandboxBrand = {
  name: 'Harbor Market',
  mark: `<svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="#fff" stroke-width="2"
 stroke-linecap="round" aria-hidden="true"><circle cx="13" cy="5" r="2.5"/><path d="M13 8v15M8 11h10M4 15c0 5 4 8 9
 8s9-3 9-8"/></svg>`,
  colours: '--ink:#14284b;--accent:#c23b1e;--mist:#eef3f8;--line:#d5deea;--quiet:#51617a',
}

/** The account that a seller is offered; the shop's id is the account's name. */
export const defaultAccount = 'harbor-gift-uk'

export interface ConsentQuestion {
  request: AuthorizationRequest
  locale: Locale
  query: URLSearchParams
  account: string
  csrfToken: string
  /** `Set-Cookie` of the browser's secret. */
  cookie: string
}

export const sendConsentPage = (res: ServerResponse, { request, ...question }: ConsentQuestion): void => {
  const words = consentTranslations[question.locale]
  page.sendConsentPage(res, {
    ...question,
    brand: harborMarket,
    words,
    clientName: request.client.name ?? new URL(request.redirectUri).host,
    subject: [{ term: words.shop, value: shopName }],
    items: request.scopes.map((scope) => words.scopes[scope]),
    redirectUri: request.redirectUri,
  })
}

/** Shows an error that cannot be returned to the client. */
export const sendErrorPage = (
  res: ServerResponse,
  locale: Locale,
  error: { status: number; code: string; message: string },
): void => {
  const { errorTitle: title, errorHint: text } = consentTranslations[locale]
  page.sendNotice(res, error.status, { brand: harborMarket, locale, title, text, error })
}
