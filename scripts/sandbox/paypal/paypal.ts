import type { IncomingMessage, ServerResponse } from 'node:http'
import { isClient } from '../basic-client.ts'
import { bearerTokenOf } from '../bearer.ts'
import { type Consents, createConsents } from '../consents.ts'
import { BadRequest, readForm, sendJson } from '../http.ts'
import type { OrdersPart } from '../orders.ts'
import {
  type PaymentClient,
  sendConsentError,
  sendConsentPage,
  takeDecision,
} from '../payment-accounts/consent-page.ts'
import { holderOf, idOf, isVerified } from '../payment-accounts/holder.ts'
import { takingsOf } from '../payment-accounts/takings.ts'
import { createThrottle, type ThrottleRule } from '../payment-accounts/throttle.ts'
import { paypalBrand } from './paypal-brand.ts'
import { PaypalError } from './paypal-error.ts'
import { describeBalances, describeTransactions, payerAlphabet } from './reports.ts'
import { readTransactionQuery } from './transaction-query.ts'

const accessSeconds = 28_800

/** Every other sale of the file is paid through PayPal. */
const part: OrdersPart = { index: 0, of: 2 }

const payerIdOf = (email: string): string => idOf(email, payerAlphabet, 13)

const answerToken = async (req: IncomingMessage, res: ServerResponse, consents: Consents): Promise<void> => {
  const form = await readForm(req)
  const usual = { token_type: 'Bearer', expires_in: String(accessSeconds), scope: 'openid' }
  if (form.get('grant_type') === 'authorization_code') {
    const issued = consents.exchange(form.get('code') ?? '')
    if (!issued) throw new BadRequest(400, 'invalid_grant', 'Authorization code is invalid or expired.')
    sendJson(res, 200, {
      ...usual,
      access_token: issued.accessToken,
      refresh_token: issued.refreshToken,
    })
  } else if (form.get('grant_type') === 'refresh_token') {
    const accessToken = consents.refresh(form.get('refresh_token') ?? '')
    if (!accessToken) throw new BadRequest(400, 'invalid_grant', 'Invalid or expired refresh token.')
    sendJson(res, 200, { ...usual, access_token: accessToken })
  } else throw new BadRequest(400, 'unsupported_grant_type', 'unsupported grant_type')
}

/**
 * PayPal for demonstrations and tests, as far as the portal calls it: Log in with PayPal, the profile of the consenting
 * user, and the reports of balances and transactions, which are based on half of one real shop's sales.
 */
export const createPaypal = (options: {
  /** Its base path, without a trailing slash. */
  baseUrl: string
  clock: () => Date
  client: PaymentClient & { clientSecret: string }
  /** The folder for data that outlives the process. */
  folder?: string
  throttle?: ThrottleRule
}) => {
  const { baseUrl, clock, client, folder } = options
  const { pathname: basePath } = new URL(baseUrl)
  const consents = createConsents({
    clock,
    lifetimes: { code: 300, access: accessSeconds, consent: 10 * 365 * 86_400 },
    prefixes: { access: 'A21AA' },
    ...(folder === undefined ? {} : { folder }),
  })
  const throttled = createThrottle(clock, options.throttle ?? { calls: 50, seconds: 60 })

  const answerApi = (req: IncomingMessage, res: ServerResponse, path: string, query: URLSearchParams) => {
    const token = bearerTokenOf(req)
    const consent = consents.find(token)
    if (!consent)
      throw new PaypalError(
        401,
        'AUTHENTICATION_FAILURE',
        'Authentication failed due to missing authorization header, or invalid authentication credentials.',
      )
    const { sellerId: payerId, lastOrderDate } = consent
    const wait = throttled(payerId)
    if (wait !== undefined) {
      res.setHeader('retry-after', String(wait))
      throw new PaypalError(429, 'RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.')
    }
    const holder = holderOf(consent)
    const now = clock()
    const takings = () => takingsOf(part, lastOrderDate, now)
    switch (path) {
      case '/v1/identity/oauth2/userinfo':
        return sendJson(res, 200, {
          user_id: `https://www.paypal.com/webapps/auth/identity/user/${payerId}`,
          name: holder.name,
          payer_id: payerId,
          address: { country: consent.region },
          // PayPal writes it as a text.
          verified_account: String(isVerified(holder)),
          emails: [{ value: holder.email, primary: true, confirmed: true }],
        })
      case '/v1/reporting/balances':
        return sendJson(res, 200, describeBalances(payerId, takings(), now))
      case '/v1/reporting/transactions':
        return sendJson(res, 200, describeTransactions(payerId, takings(), readTransactionQuery(query), now))
      default:
        throw new PaypalError(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.')
    }
  }

  const terminate = async (req: IncomingMessage, res: ServerResponse) => {
    consents.drop((await readForm(req)).get('token') ?? '')
    sendJson(res, 200, {})
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, path: string, query: URLSearchParams) => {
    const page = { brand: paypalBrand, basePath, client, consents, accountIdOf: payerIdOf, query }
    if (path === '/signin/authorize')
      return req.method === 'POST' ? takeDecision(req, res, page) : sendConsentPage(req, res, page)
    if (!path.startsWith('/v1/oauth2/')) return answerApi(req, res, path, query)
    if (!isClient(req, client)) throw new BadRequest(401, 'invalid_client', 'Client Authentication failed')
    return path === '/v1/oauth2/token/terminate' ? terminate(req, res) : answerToken(req, res, consents)
  }

  return {
    /** The holder of an account ends every consent. */
    endConsentOf: (email: string) => consents.withdraw(payerIdOf(email)),
    async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const url = new URL(req.url ?? '/', baseUrl)
      const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : ''
      try {
        await answer(req, res, path, url.searchParams)
      } catch (error) {
        if (error instanceof PaypalError) {
          const { status, code: name, message, details } = error
          sendJson(res, status, {
            name,
            message,
            debug_id: 'f00d',
            ...(details.length > 0 ? { details } : {}),
          })
        } else if (error instanceof BadRequest && path === '/signin/authorize')
          sendConsentError(req, res, { brand: paypalBrand, query: url.searchParams }, error)
        else if (error instanceof BadRequest)
          sendJson(res, error.status, { error: error.code, error_description: error.message })
        else throw error
      }
    },
  }
}
