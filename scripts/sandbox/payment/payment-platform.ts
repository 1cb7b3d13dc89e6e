import type { IncomingMessage, ServerResponse } from 'node:http'
import { businessDate } from '#shared/time/business-date.ts'
import { BadRequest, readForm, redirect, sendJson } from '../http.ts'
import { localeOf } from '../page-language.ts'
import type { SandboxState } from '../sandbox-state.ts'
import { answerMe, answerOffer } from './account-api.ts'
import { findCustomer, offerOf } from './customers.ts'
import { createDeductions, type StoredDeductions } from './deductions.ts'
import { answerDeduction } from './deductions-api.ts'
import { sendFinancingError, sendFinancingPage } from './financing-page.ts'
import type { Partner } from './partner.ts'
import { createPaymentGrants, type PaymentGrants } from './payment-grants.ts'
import { answerPaymentToken } from './token-endpoint.ts'

export interface SandboxPaymentPlatform {
  /** Answers a request for anything below the base address. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>
}

/** Redirects the customer to the partner, with a code that proves the customer's identity. */
const sendToPartner = async (
  req: IncomingMessage,
  res: ServerResponse,
  { partner, grants, now }: { partner: Partner; grants: PaymentGrants; now: Date },
): Promise<void> => {
  if (req.headers['sec-fetch-site'] === 'cross-site')
    throw new BadRequest(403, 'invalid_request', 'The form was not shown here.')
  const form = await readForm(req)
  const customer = findCustomer(form.get('account')?.trim().toLowerCase() ?? '')
  if (!customer) throw new BadRequest(400, 'invalid_request', 'No such account.')
  const { id: offerId } = offerOf(customer, businessDate(now))
  const target = new URL(partner.landingUri)
  target.searchParams.set('code', grants.approve(customer.accountId))
  target.searchParams.set('offer_id', offerId)
  target.searchParams.set('state', new URLSearchParams({ offerId }).toString())
  redirect(res, target)
}

const offerPath = /^\/api\/offers\/([^/]+)$/

/**
 * Quay Pay, a simulated payment platform for demonstrations and tests: a page where its customers begin (an
 * authorisation code grant of OAuth 2.0 that the platform starts), a token endpoint, and the API that a partner reads
 * and deducts by. It does not know the portal: it is a peer, as a real platform would be.
 */
export const createPaymentPlatform = (options: {
  /** Its base path, without a trailing slash. */
  baseUrl: string
  clock: () => Date
  partner: Partner
  /** The requested deductions. */
  kept: SandboxState<StoredDeductions>
}): SandboxPaymentPlatform => {
  const { partner, clock, kept } = options
  const { pathname: basePath } = new URL(options.baseUrl)
  const grants = createPaymentGrants(clock)
  const deductions = createDeductions(clock, kept)

  const answer = async (req: IncomingMessage, res: ServerResponse, path: string, query: URLSearchParams) => {
    const offer = offerPath.exec(path)?.[1]
    if (req.method === 'GET' && offer) return answerOffer(req, res, grants, { id: offer, now: clock() })
    if (await answerDeduction(req, res, { grants, deductions, at: path })) return
    switch (`${req.method} ${path}`) {
      case 'GET /financing':
        return sendFinancingPage(res, { partner, locale: localeOf(req, query), query, now: clock() })
      case 'POST /financing':
        return sendToPartner(req, res, { partner, grants, now: clock() })
      case 'POST /token':
        return answerPaymentToken(req, res, grants, partner)
      case 'GET /api/me':
        return answerMe(req, res, grants)
      default:
        return sendJson(res, 404, { error: 'not_found' })
    }
  }

  return {
    async handle(req, res) {
      const url = new URL(req.url ?? '/', options.baseUrl)
      const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : ''
      try {
        await answer(req, res, path, url.searchParams)
      } catch (error) {
        if (!(error instanceof BadRequest)) throw error
        if (path === '/financing') sendFinancingError(res, localeOf(req, url.searchParams), error)
        else sendJson(res, error.status, { error: error.code, error_description: error.message })
      }
    },
  }
}
