import type { ServerResponse } from 'node:http'
import type { Locale } from '#shared/i18n/locales.ts'
import { escapeHtml, type SandboxBrand, sendPage } from './page.ts'
import { languageLinks } from './page-language.ts'

/** Valid account names of the sandbox's sellers. */
export const accountPattern = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/

export interface ConsentPageTranslations {
  title: string
  /** `{client}` is replaced by the client's name. */
  asks: string
  account: string
  accountHint: string
  shared: string
  never: string
  footnote: string
  approve: string
  deny: string
}

export interface ConsentPage {
  brand: SandboxBrand
  locale: Locale
  query: URLSearchParams
  words: ConsentPageTranslations
  clientName: string
  /** The seller's data on the page, each with a label. */
  subject: readonly { term: string; value: string }[]
  /** The permissions that the client requests. */
  items: readonly { name: string; detail: string }[]
  /** The account that is offered. */
  account: string
  /** The form guard's token, with its `Set-Cookie`. */
  csrfToken: string
  cookie: string
  /** The origins that the decision redirects to: browsers apply `form-action` to a form's redirects as well. */
  redirectUri: string
}

/** The consent page: shows the requesting client and the requested permissions, to accept or decline. */
export const sendConsentPage = (res: ServerResponse, page: ConsentPage): void => {
  const { brand, locale, query, words, account } = page
  const subject = page.subject
    .map(({ term, value }) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')
  const items = page.items
    .map(({ name, detail }) => `<li><b>${name}</b><span class="quiet">${detail}</span></li>`)
    .join('')
  const content = `
<h1>${words.title}</h1>
<p>${escapeHtml(words.asks.replace('{client}', () => page.clientName))}</p>
<form method="post" action="?${escapeHtml(query.toString())}">
<input type="hidden" name="csrf_token" value="${page.csrfToken}">
<dl>${subject}</dl>
<label for="account">${words.account}</label>
<input id="account" name="account" value="${escapeHtml(account)}" required minlength="3" maxlength="40"
 pattern="[a-z0-9][a-z0-9\\-]+[a-z0-9]" autocapitalize="none" autocomplete="off" spellcheck="false"
 aria-describedby="account-hint">
<p id="account-hint" class="quiet">${words.accountHint}</p>
<h2>${words.shared}</h2>
<ul>${items}</ul>
<p class="quiet">${words.never} ${words.footnote}</p>
<div class="actions">
<button name="decision" value="approve">${words.approve}</button>
<button name="decision" value="deny" formnovalidate>${words.deny}</button>
</div>
</form>`
  sendPage(
    res,
    200,
    { brand, locale, title: words.title, navigation: languageLinks(query, locale), content },
    { formTargets: [new URL(page.redirectUri).origin], cookie: page.cookie },
  )
}

/** A page with a notice in place of the requested one. */
export const sendNotice = (
  res: ServerResponse,
  status: number,
  notice: {
    brand: SandboxBrand
    locale: Locale
    title: string
    text: string
    error?: { code: string; message: string }
  },
): void => {
  const { brand, locale, title, text, error } = notice
  const detail = error
    ? `<p class="quiet" lang="en">${escapeHtml(error.code)}: ${escapeHtml(error.message)}</p>`
    : ''
  sendPage(res, status, { brand, locale, title, content: `<h1>${title}</h1><p>${text}</p>${detail}` })
}
