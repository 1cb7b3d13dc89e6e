import type { IncomingMessage, ServerResponse } from 'node:http'
import { equalSecrets } from '../basic-client.ts'
import { bearerTokenOf } from '../bearer.ts'
import { createConsents } from '../consents.ts'
import { BadRequest, readForm, sendJson } from '../http.ts'
import type { OrdersPart } from '../orders.ts'
import {
  type PaymentClient,
  sendConsentError,
  sendConsentPage,
  takeDecision,
} from '../payment-accounts/consent-page.ts'
import { holderOf } from '../payment-accounts/holder.ts'
import { takingsOf } from '../payment-accounts/takings.ts'
import { createThrottle, type ThrottleRule } from '../payment-accounts/throttle.ts'
import { accountIdOf, describeAccount, describeBalance, listPayouts, StripeError } from './resources.ts'
import { stripeBrand } from './stripe-brand.ts'

/** The other sales of the file, those that are not paid through PayPal. */
const part: OrdersPart = { index: 1, of: 2 }

const foreverSeconds = 100 * 365 * 86_400

/**
 * Stripe for demonstrations and tests, as far as the portal calls it: Connect's OAuth, and an account's description,
 * balance and payouts, which are based on half of one real shop's sales.
 */
export const createStripe = (options: {
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
    // Tokens are valid until the account ends its consent.
    lifetimes: { code: 300, access: foreverSeconds, consent: foreverSeconds },
    ...(folder === undefined ? {} : { folder }),
  })
  const throttled = createThrottle(clock, options.throttle ?? { calls: 25, seconds: 1 })

  const answerApi = (req: IncomingMessage, res: ServerResponse, path: string, query: URLSearchParams) => {
    const consent = consents.find(bearerTokenOf(req))
    if (!consent) throw new StripeError(401, 'invalid_request_error', 'Invalid API Key provided')
    if (throttled(consent.sellerId) !== undefined) {
      res.setHeader('stripe-should-retry', 'true')
      throw new StripeError(429, 'invalid_request_error', 'Request rate limit exceeded.', 'rate_limit')
    }
    const takings = () => takingsOf(part, consent.lastOrderDate, clock())
    switch (`${req.method} ${path}`) {
      case 'GET /v1/account':
        return sendJson(res, 200, describeAccount(consent))
      case 'GET /v1/balance':
        return sendJson(res, 200, describeBalance(takings()))
      case 'GET /v1/payouts':
        return sendJson(res, 200, listPayouts(holderOf(consent).email, takings(), query))
      default:
        throw new StripeError(
          404,
          'invalid_request_error',
          `Unrecognized request URL (${req.method}: ${path}).`,
        )
    }
  }

  const answerToken = (res: ServerResponse, form: Map<string, string>) => {
    const usual = { token_type: 'bearer', scope: 'read_only', livemode: false }
    const grantType = form.get('grant_type')
    if (grantType === 'authorization_code') {
      const issued = consents.exchange(form.get('code') ?? '')
      const consent = issued && consents.find(issued.accessToken)
      if (!issued || !consent)
        throw new BadRequest(
          400,
          'invalid_grant',
          'This authorization code has already been used. All tokens issued with this code have been revoked.',
        )
      return sendJson(res, 200, {
        ...usual,
        access_token: issued.accessToken,
        refresh_token: issued.refreshToken,
        stripe_user_id: consent.sellerId,
        stripe_publishable_key: 'pk_test_sandbox',
      })
    }
    if (grantType !== 'refresh_token')
      throw new BadRequest(400, 'unsupported_grant_type', `Invalid grant_type: ${grantType}`)
    const accessToken = consents.refresh(form.get('refresh_token') ?? '')
    if (!accessToken) throw new BadRequest(400, 'invalid_grant', 'Invalid refresh token')
    return sendJson(res, 200, {
      ...usual,
      access_token: accessToken,
      refresh_token: form.get('refresh_token'),
    })
  }

  const deauthorize = (res: ServerResponse, form: Map<string, string>) => {
    const account = form.get('stripe_user_id') ?? ''
    if (form.get('client_id') !== client.clientId || !consents.withdraw(account))
      throw new BadRequest(
        401,
        'invalid_client',
        `This application is not connected to stripe account ${account}, or that account does not exist.`,
      )
    sendJson(res, 200, { stripe_user_id: account })
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, path: string, query: URLSearchParams) => {
    const page = { brand: stripeBrand, basePath, client, consents, accountIdOf, query }
    if (path === '/oauth/authorize')
      return req.method === 'POST' ? takeDecision(req, res, page) : sendConsentPage(req, res, page)
    if (!path.startsWith('/oauth/')) return answerApi(req, res, path, query)
    if (!equalSecrets(bearerTokenOf(req), client.clientSecret))
      throw new BadRequest(401, 'invalid_client', 'No such API key.')
    const form = await readForm(req)
    return path === '/oauth/deauthorize' ? deauthorize(res, form) : answerToken(res, form)
  }

  return {
    /** The holder of an account ends every consent. */
    endConsentOf: (email: string) => consents.withdraw(accountIdOf(email)),
    async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const url = new URL(req.url ?? '/', baseUrl)
      const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : ''
      try {
        await answer(req, res, path, url.searchParams)
      } catch (error) {
        if (error instanceof StripeError) {
          const { status, type, message, code } = error
          sendJson(res, status, { error: { type, message, ...(code ? { code } : {}) } })
        } else if (error instanceof BadRequest && path === '/oauth/authorize')
          sendConsentError(req, res, { brand: stripeBrand, query: url.searchParams }, error)
        else if (error instanceof BadRequest)
          sendJson(res, error.status, { error: error.code, error_description: error.message })
        else throw error
      }
    },
  }
}
