import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Consents, createConsents, type SellerConsent } from '../consents.ts'
import { BadRequest, readText, sendJson } from '../http.ts'
import type { TimelinesOf } from '../order-timelines.ts'
import { createThrottle, type ThrottleRule } from '../payment-accounts/throttle.ts'
import type { SandboxPeerOptions, SandboxPlatform } from '../sandbox-platform.ts'
import { answerSellerConsent } from '../seller-consent.ts'
import { sellerConsentTranslations } from '../seller-consent-translations.ts'
import { shopBrand } from '../shop-brand.ts'
import {
  listOrders,
  listReturns,
  listStatements,
  listTransactions,
  ordersByIds,
  shopsOf,
} from './shop-orders.ts'

/** The portal's credentials at the sandbox. They are valid on this machine only. */
export const portalAtTiktok = {
  appKey: '68xu9ks5p4i8',
  appSecret: 'local-sandbox-secret-of-tiktok',
  serviceId: '7123456789012345678',
}

const lifetimes = { code: 1800, access: 7 * 86_400, consent: 365 * 86_400 }

/** TikTok publishes no rate limits. */
const usualRule: ThrottleRule = { calls: 1000, seconds: 1 }

/** An error as TikTok states it: in the body, mostly with status 200. */
class TiktokError extends Error {
  readonly code: number
  readonly status: number
  readonly retryAfter: number | undefined
  constructor(code: number, message: string, status = 200, retryAfter?: number) {
    super(message)
    this.code = code
    this.status = status
    this.retryAfter = retryAfter
  }
}

const send = (res: ServerResponse, data: object) =>
  sendJson(res, 200, { code: 0, message: 'Success', request_id: '2026112100000000000000', data })

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The signature by TikTok's description, apart from the portal's own. */
const signatureOf = (url: URL, path: string, body: string): string => {
  const parameters = [...url.searchParams]
    .filter(([name]) => name !== 'sign')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const base = [path, ...parameters.flat(), body].join('')
  const { appSecret } = portalAtTiktok
  return createHmac('sha256', appSecret)
    .update(appSecret + base + appSecret)
    .digest('hex')
}

const answerTokens = (
  res: ServerResponse,
  consents: Consents,
  clock: () => Date,
  { path, query }: { path: string; query: URLSearchParams },
): void => {
  const { appKey, appSecret } = portalAtTiktok
  if (query.get('app_key') !== appKey || query.get('app_secret') !== appSecret)
    throw new TiktokError(36_004_001, 'The app key or the app secret is invalid.')
  const isCode = path.endsWith('/get')
  const tokens = isCode
    ? consents.exchange(query.get('auth_code') ?? '')
    : consents.rotate(query.get('refresh_token') ?? '')
  if (!tokens)
    throw new TiktokError(
      isCode ? 36_004_005 : 36_004_004,
      isCode ? 'The auth_code is invalid.' : 'The refresh_token is invalid.',
    )
  const seconds = Math.floor(clock().getTime() / 1000)
  send(res, {
    access_token: tokens.accessToken,
    access_token_expire_in: seconds + lifetimes.access,
    refresh_token: tokens.refreshToken,
    refresh_token_expire_in: seconds + lifetimes.consent,
    open_id: 'aBcDeFgHiJ',
    seller_name: 'Tidewater Crafts',
    seller_base_region: 'CN',
    user_type: 0,
    granted_scopes: [
      'seller.authorization.info',
      'seller.order.info',
      'seller.return_refund.basic',
      'seller.finance.info',
    ],
  })
}

/**
 * A simulation of TikTok Shop for demonstrations and tests: the page of consent, the tokens for a single use, and the
 * signed calls, each host being a folder.
 */
export const createTiktokShop = (
  options: Pick<SandboxPeerOptions, 'baseUrl' | 'clock' | 'brandName' | 'redirectUri' | 'folder'> & {
    throttle?: ThrottleRule
    lives?: TimelinesOf
  },
) => {
  const { baseUrl, clock, brandName: name, redirectUri, folder, lives } = options
  const { pathname: basePath } = new URL(baseUrl)
  const consents = createConsents({
    clock,
    folder,
    lifetimes,
    prefixes: { code: 'TTP_', access: 'TTP_', refresh: 'TTP_' },
  })
  const throttled = createThrottle(clock, options.throttle ?? usualRule)
  const ended = new Set<string>()

  const consentOf = (req: IncomingMessage): SellerConsent => {
    const consent = consents.find(String(req.headers['x-tts-access-token'] ?? ''))
    if (!consent) throw new TiktokError(105_002, 'Expired credentials: access_token is expired.', 401)
    return consent
  }

  const answerApi = async (req: IncomingMessage, res: ServerResponse, path: string, url: URL) => {
    const body = req.method === 'POST' ? await readText(req, 'application/json') : ''
    const query = url.searchParams
    const consent = consentOf(req)
    const age = clock().getTime() / 1000 - Number(query.get('timestamp'))
    if (!(age > -30 && age < 300)) throw new TiktokError(106_002, 'The timestamp is invalid.')
    if (!isEqual(query.get('sign') ?? '', signatureOf(url, path, body)))
      throw new TiktokError(106_001, 'Invalid credentials: sign is invalid.', 401)
    const pause = throttled(consent.sellerId)
    if (pause !== undefined) throw new TiktokError(36_009_002, 'Too many requests.', 429, pause)
    if (path === '/authorization/202309/shops') return send(res, { shops: shopsOf(consent.sellerId) })
    const shop = shopsOf(consent.sellerId).find(({ cipher }) => cipher === query.get('shop_cipher'))
    if (!shop) throw new TiktokError(106_013, 'The shop_cipher is missing or invalid.')
    if (ended.has(shop.cipher)) throw new TiktokError(105_001, 'The authorization was revoked.', 401)
    const book = { consent, shop, lives, now: clock() }
    const asked = body === '' ? {} : (JSON.parse(body) as Parameters<typeof listReturns>[2])
    const [, statementId] =
      /^\/finance\/202501\/statements\/([^/]+)\/statement_transactions$/.exec(path) ?? []
    if (statementId !== undefined) return send(res, listTransactions(book, statementId, query))
    switch (`${req.method} ${path}`) {
      case 'GET /finance/202309/statements':
        return send(res, listStatements(book, query))
      case 'POST /order/202309/orders/search':
        return send(res, listOrders(book, query, asked))
      case 'POST /return_refund/202309/returns/search':
        return send(res, listReturns(book, query, asked))
      case 'GET /order/202507/orders':
        return send(res, { orders: ordersByIds(book, (query.get('ids') ?? '').split(',')) })
      case 'DELETE /authorization/202403/shops':
        ended.add(shop.cipher)
        return send(res, {})
      default:
        throw new TiktokError(36_009_009, 'The path is invalid.', 404)
    }
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const [, host = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(url.pathname.slice(basePath.length)) ?? []
    const query = url.searchParams
    if (/^services\.(us\.)?tiktokshop\.com$/.test(host) && path === '/open/authorize')
      return answerSellerConsent(req, res, {
        brand: shopBrand('TikTok Shop', '#c4183c'),
        client: { name, redirectUri },
        consents,
        basePath,
        query,
        check: () => {
          if (query.get('service_id') !== portalAtTiktok.serviceId)
            throw new BadRequest(400, 'invalid_service', 'The service id is invalid.')
        },
        wordsIn: sellerConsentTranslations({
          platform: 'TikTok Shop',
          days: lifetimes.consent / 86_400,
          shops: shopsOf('tidewater-crafts').map((shop) => `${shop.name} (${shop.region})`),
        }),
        account: 'tidewater-crafts',
        approved: (code) => ({ app_key: portalAtTiktok.appKey, code, state: query.get('state') ?? '' }),
        declined: { code: 'null', error: 'auth_denied', state: query.get('state') ?? '' },
      })
    if (host === 'auth.tiktok-shops.com' && /^\/api\/v2\/token\/(get|refresh)$/.test(path))
      return answerTokens(res, consents, clock, { path, query })
    return answerApi(req, res, path, url)
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      await answer(req, res, new URL(req.url ?? '/', baseUrl))
    } catch (error) {
      if (error instanceof BadRequest)
        return sendJson(res, error.status, { code: 36_009_004, message: error.message, request_id: '' })
      if (!(error instanceof TiktokError)) throw error
      const { code, status, message, retryAfter } = error
      sendJson(
        res,
        status,
        { code, message, request_id: '2026112100000000000000' },
        retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
      )
    }
  }
}

export const tiktokShop: SandboxPlatform = {
  path: 'tiktok-shop',
  clientSecret: portalAtTiktok.appSecret,
  settings: (baseUrl) => ({
    id: 'tiktok-shop',
    kind: 'tiktok-shop',
    name: 'TikTok Shop',
    clientId: portalAtTiktok.appKey,
    serviceId: portalAtTiktok.serviceId,
    peerUrl: baseUrl,
  }),
  createPeer: createTiktokShop,
}
