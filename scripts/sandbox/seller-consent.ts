import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '#shared/i18n/locales.ts'
import { accountPattern, type ConsentPageTranslations, sendConsentPage, sendNotice } from './consent-page.ts'
import type { Consents } from './consents.ts'
import { createFormGuard } from './form-guard.ts'
import { BadRequest, readForm, redirect } from './http.ts'
import type { SandboxBrand } from './page.ts'
import { localeOf } from './page-language.ts'

export interface SellerConsentTranslations extends ConsentPageTranslations {
  /** What the seller consents to, each with a label. */
  subject: readonly { term: string; value: string }[]
  items: readonly { name: string; detail: string }[]
  errorTitle: string
  errorHint: string
}

/** A seller's visit to a platform's consent page. */
export interface SellerVisit {
  brand: SandboxBrand
  /** The requesting client. */
  client: { name: string; redirectUri: string }
  consents: Consents
  basePath: string
  query: URLSearchParams
  /** Throws BadRequest for a request that the platform would not show a page for. */
  check(query: URLSearchParams): void
  wordsIn(locale: Locale): SellerConsentTranslations
  account: string
  /** The parameters of the redirect. */
  approved(code: string, sellerId: string): Record<string, string>
  declined: Record<string, string>
  /** Where the redirect goes, if not to the client's address. */
  redirectTo?: string
}

/** Refuses a visit that does not name the client and its redirect address. */
export const checkClient = (query: URLSearchParams, expected: Readonly<Record<string, string>>): void => {
  if (Object.entries(expected).some(([name, value]) => query.get(name) !== value))
    throw new BadRequest(400, 'invalid_client', 'The client or the redirect address is invalid.')
}

const guardOf = ({ basePath }: SellerVisit) => createFormGuard('seller_browser', basePath)
const subjectOf = ({ query }: SellerVisit) => [query.toString()]

const showConsent = (req: IncomingMessage, res: ServerResponse, visit: SellerVisit): void => {
  const { brand, client, query } = visit
  const locale = localeOf(req, query)
  const words = visit.wordsIn(locale)
  sendConsentPage(res, {
    brand,
    locale,
    query,
    words,
    clientName: client.name,
    subject: words.subject,
    items: words.items,
    account: visit.account,
    ...guardOf(visit).guard(req, subjectOf(visit)),
    redirectUri: client.redirectUri,
  })
}

const takeDecision = async (req: IncomingMessage, res: ServerResponse, visit: SellerVisit): Promise<void> => {
  const form = await readForm(req)
  guardOf(visit).check(req, form, subjectOf(visit))
  const target = new URL(visit.redirectTo ?? visit.client.redirectUri)
  const sellerId = form.get('account')?.trim().toLowerCase() || visit.account
  if (!accountPattern.test(sellerId)) throw new BadRequest(400, 'invalid_request', 'No such account.')
  const parameters =
    form.get('decision') === 'approve'
      ? visit.approved(visit.consents.approve({ sellerId, region: '' }), sellerId)
      : visit.declined
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value)
  redirect(res, target)
}

/** A platform's consent page, in its own colours. */
export const answerSellerConsent = async (
  req: IncomingMessage,
  res: ServerResponse,
  visit: SellerVisit,
): Promise<void> => {
  const { brand, query } = visit
  try {
    visit.check(query)
    if (req.method === 'POST') await takeDecision(req, res, visit)
    else showConsent(req, res, visit)
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error
    const locale = localeOf(req, query)
    const { errorTitle: title, errorHint: text } = visit.wordsIn(locale)
    sendNotice(res, error.status, { brand, locale, title, text, error })
  }
}
