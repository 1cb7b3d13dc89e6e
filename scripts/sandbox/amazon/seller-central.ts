import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '#shared/i18n/locales.ts'
import { accountPattern, sendConsentPage, sendNotice } from '../consent-page.ts'
import type { Consents } from '../consents.ts'
import { createFormGuard } from '../form-guard.ts'
import { BadRequest, readFields, readForm, redirect } from '../http.ts'
import { escapeHtml, type SandboxBrand, sendPage } from '../page.ts'
import { languageLinks, localeOf } from '../page-language.ts'
import { marketplacesOf } from './marketplaces.ts'
import { defaultAccount, sellerIdOf, storeName } from './seller.ts'
import { sellerCentralTranslations } from './seller-central-translations.ts'

const brand: SandboxBrand = {
  name: 'Amazon Seller Central',
  mark: `<svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="#fff" stroke-width="2"
 stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 9h18l-1.5 8h-15zM9 9a4 4 0 0 1 8
 0M5 21c5 3 11 3 16 0"/></svg>`,
  colours: '--ink:#1f2d3a;--accent:#00666f;--mist:#f0f3f4;--line:#d3dcdf;--quiet:#4f5f68',
}

/** A registered application; a draft needs `version=beta`. */
export interface AmazonApplication {
  applicationId: string
  isDraft: boolean
  name: string
  redirectUri: string
}

interface Visit {
  basePath: string
  application: AmazonApplication
  consents: Consents
  region: string
  query: URLSearchParams
}

const readRequest = ({ application, query }: Visit): { state: string } => {
  const fields = readFields(query)
  if (fields.get('application_id') !== application.applicationId)
    throw new BadRequest(400, 'MD1000', 'No such application.')
  if (application.isDraft && fields.get('version') !== 'beta')
    throw new BadRequest(400, 'MD5101', 'The application is a draft: version=beta is missing.')
  const state = fields.get('state')
  if (!state) throw new BadRequest(400, 'MD9100', 'state is missing.')
  return { state }
}

/** A form is bound to the query of its page, so that a decision cannot be submitted for another request. */
const guardOf = ({ basePath }: Visit) => createFormGuard('seller_central_browser', basePath)
const subjectOf = ({ query }: Visit) => [query.get('application_id') ?? '', query.get('state') ?? '']

const readOwnForm = async (req: IncomingMessage, visit: Visit): Promise<Map<string, string>> => {
  const form = await readForm(req)
  guardOf(visit).check(req, form, subjectOf(visit))
  return form
}

const accountOf = (form: Map<string, string>): string => {
  const account = form.get('account')?.trim().toLowerCase() || defaultAccount
  if (!accountPattern.test(account)) throw new BadRequest(400, 'invalid_request', 'No such account.')
  return account
}

const showConsent = (req: IncomingMessage, res: ServerResponse, locale: Locale, visit: Visit): void => {
  readRequest(visit)
  const { application, region, query } = visit
  const words = sellerCentralTranslations[locale]
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  sendConsentPage(res, {
    brand,
    locale,
    query,
    words,
    clientName: application.name,
    subject: [
      { term: words.store, value: storeName },
      {
        term: words.marketplaces,
        value: marketplacesOf(region)
          .map(({ countryCode }) => countries.of(countryCode))
          .join(locale === 'en' ? ', ' : '、'),
      },
    ],
    items: words.items,
    account: defaultAccount,
    ...guardOf(visit).guard(req, subjectOf(visit)),
    redirectUri: application.redirectUri,
  })
}

const takeDecision = async (
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  visit: Visit,
): Promise<void> => {
  const { state } = readRequest(visit)
  const form = await readOwnForm(req, visit)
  if (form.get('decision') !== 'approve') {
    // Seller Central does not report a refused consent.
    const { declinedTitle: title, declined: text } = sellerCentralTranslations[locale]
    return sendNotice(res, 200, { brand, locale, title, text })
  }
  const sellerId = sellerIdOf(accountOf(form))
  const target = new URL(visit.application.redirectUri)
  target.searchParams.set('state', state)
  target.searchParams.set('selling_partner_id', sellerId)
  target.searchParams.set('spapi_oauth_code', visit.consents.approve({ sellerId, region: visit.region }))
  redirect(res, target)
}

const showApps = (req: IncomingMessage, res: ServerResponse, locale: Locale, visit: Visit): void => {
  const { application, query } = visit
  const words = sellerCentralTranslations[locale]
  const { csrfToken, cookie } = guardOf(visit).guard(req, subjectOf(visit))
  const content = `
<h1>${words.manageTitle}</h1>
<p>${escapeHtml(words.manage.replace('{client}', () => application.name))}</p>
<form method="post" action="?${escapeHtml(query.toString())}">
<input type="hidden" name="csrf_token" value="${csrfToken}">
<label for="account">${words.account}</label>
<input id="account" name="account" value="${defaultAccount}" required autocapitalize="none" autocomplete="off">
<div class="actions"><button>${words.remove}</button></div>
</form>`
  const title = words.manageTitle
  const navigation = languageLinks(query, locale)
  sendPage(res, 200, { brand, locale, title, navigation, content }, { cookie })
}

const removeApp = async (
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  visit: Visit,
): Promise<void> => {
  const { application, consents } = visit
  consents.withdraw(sellerIdOf(accountOf(await readOwnForm(req, visit))))
  const { removedTitle: title, removed } = sellerCentralTranslations[locale]
  const text = escapeHtml(removed.replace('{client}', () => application.name))
  sendNotice(res, 200, { brand, locale, title, text })
}

/** Seller Central: where sellers consent to an application, and take their consent back. */
export const answerSellerCentral = async (
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  visit: Visit,
): Promise<void> => {
  const locale = localeOf(req, visit.query)
  try {
    switch (`${req.method} ${path}`) {
      case 'GET /apps/authorize/consent':
        return showConsent(req, res, locale, visit)
      case 'POST /apps/authorize/consent':
        return await takeDecision(req, res, locale, visit)
      case 'GET /apps/manage':
        return showApps(req, res, locale, visit)
      case 'POST /apps/manage':
        return await removeApp(req, res, locale, visit)
      default:
        throw new BadRequest(404, 'not_found', 'No such page.')
    }
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error
    const { errorTitle: title, errorHint: text } = sellerCentralTranslations[locale]
    sendNotice(res, error.status, { brand, locale, title, text, error })
  }
}
