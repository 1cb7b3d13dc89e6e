import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { decimalFromCents } from '#shared/money/cents.ts'
import { equalSecrets } from '../basic-client.ts'
import { bearerTokenOf } from '../bearer.ts'
import { handleConsentRevocation, revokePath } from '../consent-revocation.ts'
import { type Consents, createConsents } from '../consents.ts'
import { BadRequest, readJson, sendJson } from '../http.ts'
import type { OrdersPart } from '../orders.ts'
import { sendConsentError, sendConsentPage, takeDecision } from '../payment-accounts/consent-page.ts'
import { holderOf, idOf, isVerified } from '../payment-accounts/holder.ts'
import { depositsOf, takingsOf } from '../payment-accounts/takings.ts'
import { createThrottle, type ThrottleRule } from '../payment-accounts/throttle.ts'
import type { SandboxPeerOptions, SandboxPlatform } from '../sandbox-platform.ts'
import { shopBrand } from '../shop-brand.ts'

export const portalAtAirwallex = { clientId: 'awx-portal', clientSecret: 'local-sandbox-secret-of-airwallex' }

const lifetimes = { code: 600, access: 1200, consent: 90 * 86_400 }
export const airwallexPart: OrdersPart = { index: 2, of: 4 }
const currency = 'GBP'
const brand = shopBrand('Airwallex', '#5a2ec4')

/** An error as Airwallex states it. */
class AirwallexError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const accountIdOf = (email: string): string =>
  `acct_${idOf(email, 'abcdefghijklmnopqrstuvwxyz0123456789', 22)}`

const numberOf = (cents: number): number => Number(decimalFromCents(cents))

/** Airwallex for demonstrations and tests, as far as the portal calls it, each host being a folder. */
export const createAirwallex = (
  options: Pick<SandboxPeerOptions, 'baseUrl' | 'clock' | 'brandName' | 'redirectUri' | 'folder'> & {
    throttle?: ThrottleRule
  },
) => {
  const { baseUrl, clock, brandName: name, redirectUri, folder } = options
  const { pathname: basePath } = new URL(baseUrl)
  const client = { ...portalAtAirwallex, name, redirectUri }
  const consents = createConsents({ clock, folder, lifetimes })
  const throttled = createThrottle(clock, options.throttle ?? { calls: 100, seconds: 1 })
  /** The challenge of a code, by RFC 7636. */
  const challenges = new Map<string, string>()

  const answerToken = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = (await readJson(req)) as Record<string, string>
    if (
      body['client_id'] !== client.clientId ||
      !equalSecrets(body['client_secret'] ?? '', client.clientSecret)
    )
      throw new BadRequest(401, 'invalid_client', 'The client is unknown.')
    const challenge = createHash('sha256')
      .update(body['code_verifier'] ?? '')
      .digest('base64url')
    const isProven = challenges.get(body['code'] ?? '') === challenge
    const tokens =
      body['grant_type'] === 'refresh_token'
        ? consents.rotate(body['refresh_token'] ?? '')
        : isProven && body['redirect_uri'] === client.redirectUri
          ? consents.exchange(body['code'] ?? '')
          : undefined
    if (!tokens) throw new BadRequest(400, 'invalid_grant', 'The code or the refresh token is invalid.')
    sendJson(res, 200, {
      access_token: tokens.accessToken,
      expires_in: lifetimes.access,
      refresh_token: tokens.refreshToken,
      refresh_token_expires_in: lifetimes.consent,
      scope: 'balance:read global_account:read financial_transaction:read',
      token_type: 'Bearer',
    })
  }

  const answerApi = (req: IncomingMessage, path: string, query: URLSearchParams): object => {
    const consent = consents.find(bearerTokenOf(req))
    if (!consent) throw new AirwallexError(401, 'credentials_expired', 'The access token is invalid.')
    if (throttled(consent.sellerId) !== undefined)
      throw new AirwallexError(429, 'too_many_requests', 'Too many requests.')
    if (!/^\d{4}-\d\d-\d\d$/.test(String(req.headers['x-api-version'])))
      throw new AirwallexError(400, 'invalid_argument', 'The API version is missing.')
    const holder = holderOf(consent)
    const takings = () => takingsOf(airwallexPart, consent.lastOrderDate, clock())
    switch (path) {
      case '/api/v1/account':
        return {
          id: consent.sellerId,
          status: isVerified(holder) ? 'ACTIVE' : 'SUBMITTED',
          account_details: {
            business_details: { business_name: holder.name, address: { country_code: consent.region } },
          },
        }
      case '/api/v1/balances/current': {
        const { availableCents, pendingCents } = takings()
        return [
          {
            currency,
            available_amount: numberOf(availableCents),
            pending_amount: numberOf(pendingCents),
            reserved_amount: 0,
            total_amount: numberOf(availableCents + pendingCents),
          },
        ]
      }
      case '/api/v1/financial_transactions': {
        const [from, to] = ['from_created_at', 'to_created_at'].map((each) => query.get(each) ?? '')
        const [number, size] = ['page_num', 'page_size'].map((each) => Number(query.get(each)))
        if (!from || !to || number === undefined || !size || size > 1000)
          throw new AirwallexError(400, 'invalid_argument', 'The span or the page is invalid.')
        const { payouts } = takings()
        const deposits = depositsOf(takings())
          .filter(({ at }) => at >= from && at < to)
          .map(({ at, cents }) => ({
            id: idOf(`${at} deposit ${holder.email}`, '0123456789abcdef', 32),
            amount: numberOf(cents),
            net: numberOf(cents),
            fee: 0,
            currency,
            created_at: at.replace('.000Z', '+0000'),
            description: 'Deposit from TikTok Shop',
            source_type: 'DEPOSIT',
            source_id: idOf(`${at} source ${holder.email}`, '0123456789abcdef', 32),
            transaction_type: 'DEPOSIT',
            status: 'SETTLED',
          }))
        const paidOut = payouts
          .filter(({ at }) => at >= from && at < to)
          .map(({ at, cents }) => ({
            id: idOf(`${holder.email} ${at}`, '0123456789abcdef', 32),
            amount: -numberOf(cents),
            net: -numberOf(cents),
            fee: 0,
            currency,
            created_at: at.replace('.000Z', '+0000'),
            source_type: 'PAYOUT',
            source_id: idOf(`${at} ${holder.email}`, '0123456789abcdef', 32),
            transaction_type: 'PAYOUT',
            status: 'SETTLED',
          }))
        const found = [...deposits, ...paidOut].toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
        const start = number * size
        return { has_more: start + size < found.length, items: found.slice(start, start + size) }
      }
      default:
        throw new AirwallexError(404, 'not_found', 'Wrong path.')
    }
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const [, host = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(url.pathname.slice(basePath.length)) ?? []
    const query = url.searchParams
    if (host === 'airwallex.com' && path === '/oauth/authorize') {
      const approve: Consents['approve'] = (seller) => {
        const code = consents.approve(seller)
        challenges.set(code, query.get('code_challenge') ?? '')
        return code
      }
      const page = { brand, basePath, client, consents: { ...consents, approve }, accountIdOf, query }
      return req.method === 'POST' ? takeDecision(req, res, page) : sendConsentPage(req, res, page)
    }
    if (url.pathname === basePath + revokePath) return handleConsentRevocation(req, res, consents)
    if (path === '/oauth/token') return answerToken(req, res)
    sendJson(res, 200, answerApi(req, path, query))
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const url = new URL(req.url ?? '/', baseUrl)
    try {
      await answer(req, res, url)
    } catch (error) {
      if (error instanceof AirwallexError)
        sendJson(res, error.status, { code: error.code, source: '', message: error.message })
      else if (error instanceof BadRequest && url.pathname.endsWith('/authorize'))
        sendConsentError(req, res, { brand, query: url.searchParams }, error)
      else if (error instanceof BadRequest)
        sendJson(res, error.status, { error: error.code, error_description: error.message })
      else throw error
    }
  }
}

export const airwallex: SandboxPlatform = {
  path: 'airwallex',
  clientSecret: portalAtAirwallex.clientSecret,
  settings: (baseUrl) => ({
    id: 'airwallex',
    kind: 'airwallex',
    name: 'Airwallex',
    clientId: portalAtAirwallex.clientId,
    peerUrl: baseUrl,
  }),
  createPeer: createAirwallex,
}
