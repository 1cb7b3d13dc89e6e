import type { ServerResponse } from 'node:http'
import type { Locale } from '#shared/i18n/locales.ts'
import { escapeHtml, type SandboxBrand, sendPage } from '../page.ts'
import { languageLinks } from '../page-language.ts'
import type { AuthorizationRequest } from './authorization-request.ts'
import { consentWords } from './consent-words.ts'
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
export const accountPattern = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/

export interface ConsentQuestion {
  request: AuthorizationRequest
  locale: Locale
  query: URLSearchParams
  account: string
  csrfToken: string
  /** `Set-Cookie` of the browser's secret. */
  cookie: string
}

/** The page on which a seller sees who asks for what, and agrees or declines. */
export const sendConsentPage = (
  res: ServerResponse,
  { request, locale, query, account, csrfToken, cookie }: ConsentQuestion,
): void => {
  const words = consentWords[locale]
  const client = request.client.name ?? new URL(request.redirectUri).host
  const shared = request.scopes
    .map((scope) => words.scopes[scope])
    .map(({ name, detail }) => `<li><b>${name}</b><span class="quiet">${detail}</span></li>`)
    .join('')
  const content = `
<h1>${words.title}</h1>
<p>${escapeHtml(words.asks.replace('{client}', () => client))}</p>
<form method="post" action="?${escapeHtml(query.toString())}">
<input type="hidden" name="csrf_token" value="${csrfToken}">
<dl><dt>${words.shop}</dt><dd>${escapeHtml(shopName)}</dd></dl>
<label for="account">${words.account}</label>
<input id="account" name="account" value="${escapeHtml(account)}" required minlength="3" maxlength="40"
 pattern="[a-z0-9][a-z0-9\\-]+[a-z0-9]" autocapitalize="none" autocomplete="off" spellcheck="false"
 aria-describedby="account-hint">
<p id="account-hint" class="quiet">${words.accountHint}</p>
<h2>${words.shared}</h2>
<ul>${shared}</ul>
<p class="quiet">${words.never} ${words.footnote}</p>
<div class="actions">
<button name="decision" value="approve">${words.approve}</button>
<button name="decision" value="deny" formnovalidate>${words.deny}</button>
</div>
</form>`
  sendPage(
    res,
    200,
    { brand: harborMarket, locale, title: words.title, navigation: languageLinks(query, locale), content },
    // Browsers hold a form's redirects to form-action too.
    { formTargets: [new URL(request.redirectUri).origin], cookie },
  )
}

/** A request that nothing may be sent back for is explained here. */
export const sendErrorPage = (
  res: ServerResponse,
  locale: Locale,
  error: { status: number; code: string; message: string },
): void => {
  const words = consentWords[locale]
  sendPage(res, error.status, {
    brand: harborMarket,
    locale,
    title: words.errorTitle,
    content: `<h1>${words.errorTitle}</h1><p>${words.errorHint}</p>
<p class="quiet" lang="en">${escapeHtml(error.code)}: ${escapeHtml(error.message)}</p>`,
  })
}
