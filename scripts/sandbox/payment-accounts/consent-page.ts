import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import type { Consents } from '../consents.ts'
import { createFormGuard } from '../form-guard.ts'
import { BadRequest, readForm, redirect } from '../http.ts'
import { escapeHtml, type SandboxBrand, sendPage } from '../page.ts'
import { languageLinks, localeOf } from '../page-language.ts'
import { consentTranslations } from './consent-translations.ts'
import { holdersRegion } from './holder.ts'

const defaultHolder = { email: 'finance@harbour-gift.example', name: 'Harbour Gift Trading Limited' }

/** The client that requests a holder's consent, and its redirect address. */
export interface PaymentClient {
  clientId: string
  name: string
  redirectUri: string
}

interface ConsentPage {
  brand: SandboxBrand
  basePath: string
  client: PaymentClient
  consents: Consents
  /** The platform's id of the account of an address. */
  accountIdOf: (email: string) => string
  query: URLSearchParams
  /** The platform's name of the code in the redirect; `code` by default. */
  codeName?: string
}

const guardOf = ({ basePath }: ConsentPage) => createFormGuard('payment_account_browser', basePath)

const subjectOf = ({ client, query }: ConsentPage) => [client.clientId, query.get('state') ?? '']

/** Errors are shown to the person until the redirect address is verified as the client's. */
const checkRequest = ({ client, query }: ConsentPage): void => {
  if (query.get('client_id') !== client.clientId)
    throw new BadRequest(400, 'invalid_client', 'No such client.')
  if (query.get('redirect_uri') !== client.redirectUri)
    throw new BadRequest(400, 'invalid_redirect_uri', 'The redirect address is not one of the client’s.')
  if (query.get('response_type') !== 'code')
    throw new BadRequest(400, 'unsupported_response_type', 'Only response_type=code is spoken.')
}

export const sendConsentPage = (req: IncomingMessage, res: ServerResponse, page: ConsentPage): void => {
  checkRequest(page)
  const { brand, client, query } = page
  const locale = localeOf(req, query)
  const words = consentTranslations[locale]
  const fill = (text: string) =>
    escapeHtml(text.replace('{platform}', () => brand.name).replace('{client}', () => client.name))
  const { csrfToken, cookie } = guardOf(page).guard(req, subjectOf(page))
  const content = `
<h1>${fill(words.title)}</h1>
<p>${fill(words.asks)}</p>
<form method="post" action="?${escapeHtml(query.toString())}">
<input type="hidden" name="csrf_token" value="${csrfToken}">
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" value="${defaultHolder.email}" required maxlength="254"
 autocomplete="off" aria-describedby="email-hint">
<p id="email-hint" class="quiet">${words.emailHint}</p>
<label for="holder">${words.holder}</label>
<input id="holder" name="holder" value="${defaultHolder.name}" required maxlength="200" autocomplete="off">
<h2>${words.shared}</h2>
<ul>${words.sharedDetails.map((each) => `<li>${each}</li>`).join('')}</ul>
<p class="quiet">${words.never}</p>
<div class="actions">
<button name="decision" value="approve">${words.approve}</button>
<button name="decision" value="deny" formnovalidate>${words.deny}</button>
</div>
</form>`
  sendPage(
    res,
    200,
    { brand, locale, title: fill(words.title), navigation: languageLinks(query, locale), content },
    // Browsers apply `form-action` to a form's redirects as well.
    { formTargets: [new URL(client.redirectUri).origin], cookie },
  )
}

/** Takes the holder's decision, and sends it to the client. */
export const takeDecision = async (
  req: IncomingMessage,
  res: ServerResponse,
  page: ConsentPage,
): Promise<void> => {
  checkRequest(page)
  const form = await readForm(req)
  guardOf(page).check(req, form, subjectOf(page))
  const target = new URL(page.client.redirectUri)
  const state = page.query.get('state')
  if (state !== null) target.searchParams.set('state', state)
  if (form.get('decision') === 'approve') {
    const email = form.get('email')?.trim().toLowerCase() ?? ''
    const name = form.get('holder')?.trim() ?? ''
    if (!z.email().safeParse(email).success || name === '')
      throw new BadRequest(400, 'invalid_request', 'No such account.')
    target.searchParams.set(
      page.codeName ?? 'code',
      page.consents.approve({
        sellerId: page.accountIdOf(email),
        region: holdersRegion,
        holder: { email, name },
      }),
    )
  } else {
    target.searchParams.set('error', 'access_denied')
    target.searchParams.set('error_description', 'The user denied your request')
  }
  redirect(res, target)
}

/** Shows an error that cannot be returned to the client. */
export const sendConsentError = (
  req: IncomingMessage,
  res: ServerResponse,
  { brand, query }: Pick<ConsentPage, 'brand' | 'query'>,
  error: BadRequest,
): void => {
  const locale = localeOf(req, query)
  const words = consentTranslations[locale]
  sendPage(res, error.status, {
    brand,
    locale,
    title: words.errorTitle,
    content: `<h1>${words.errorTitle}</h1><p>${words.errorHint}</p>
<p class="quiet" lang="en">${escapeHtml(error.code)}: ${escapeHtml(error.message)}</p>`,
  })
}
