import type { ServerResponse } from 'node:http'
import type { Locale } from '#shared/i18n/locales.ts'
import { escapeHtml, type SandboxBrand, sendPage } from './page.ts'
import { languageLinks } from './page-language.ts'

/** What a seller may be called at a platform of the sandbox. */
export const accountPattern = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/

export interface ConsentPageTranslations {
  title: string
  /** The client's name stands where `{client}` is. */
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
  /** What the seller consents for, as the shop: each with what it is. */
  subject: readonly { term: string; value: string }[]
  /** What the client will see. */
  items: readonly { name: string; detail: string }[]
  /** The account that is offered. */
  account: string
  /** Of the form guard, with its `Set-Cookie`. */
  csrfToken: string
  cookie: string
  /** Where the decision leads to, besides the platform itself: browsers hold a form's redirects to form-action too. */
  redirectUri: string
}

/** The page on which a seller sees who asks for what, and agrees or declines. */
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

/** A page that tells what became of something, in place of what was asked for. */
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
