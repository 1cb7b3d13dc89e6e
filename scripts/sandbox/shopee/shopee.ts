import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { crc32 } from 'node:zlib'
import { type Cents, centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { equalSecrets } from '../basic-client.ts'
import { handleConsentRevocation, revokePath } from '../consent-revocation.ts'
import { createConsents, type SellerConsent } from '../consents.ts'
import { BadRequest, readJson, sendJson } from '../http.ts'
import { createOrderList, type ListedOrder, memoizeByList } from '../listed-orders.ts'
import type { TimelinesOf } from '../order-timelines.ts'
import { pageOfList } from '../page-of-list.ts'
import { createThrottle, type ThrottleRule } from '../payment-accounts/throttle.ts'
import type { SandboxPeerOptions, SandboxPlatform } from '../sandbox-platform.ts'
import { answerSellerConsent } from '../seller-consent.ts'
import { sellerConsentTranslations } from '../seller-consent-translations.ts'
import { shopBrand } from '../shop-brand.ts'

/** The portal's credentials at the sandbox. They are valid on this machine only. */
export const portalAtShopee = { partnerId: '2001887', partnerKey: 'local-sandbox-key-of-shopee' }

const lifetimes = { code: 600, access: 4 * 3600, consent: 365 * 86_400 }

/** Shopee publishes no rate limits. */
const usualRule: ThrottleRule = { calls: 100_000, seconds: 1 }

const account = 'tidewater-crafts'
const longestSpanSeconds = 15 * 86_400

const listedOrders = createOrderList('26')

/** Shopee's number of the shop of an account. */
export const shopIdOf = (sellerId: string): string => String(100_000_000 + (crc32(sellerId) % 800_000_000))

/** An error as Shopee states it. */
class ShopeeError extends Error {
  readonly error: string
  readonly status: number
  constructor(error: string, message: string, status = 200) {
    super(message)
    this.error = error
    this.status = status
  }
}

const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000)

const statusOf = ({ paidAt, shippedAt, cancelledAt }: ListedOrder): string => {
  if (cancelledAt) return 'CANCELLED'
  if (!paidAt) return 'UNPAID'
  return shippedAt ? 'SHIPPED' : 'READY_TO_SHIP'
}

/** Of every third order that was not returned, Shopee pays a tenth by a voucher of its own. */
const voucherOf = ({ id, amount, refunds }: ListedOrder): Cents =>
  Number(id) % 3 === 0 && refunds.length === 0 ? Math.floor(centsFromDecimal(amount) / 10) : 0

const numberOf = (cents: Cents): number => Number(decimalFromCents(cents))

const describeIncome = (order: ListedOrder) => ({
  order_sn: order.id,
  buyer_user_name: order.buyer,
  return_order_sn_list: order.refunds.map(({ id }) => id),
  order_income: {
    original_cost_of_goods_sold: Number(order.amount),
    voucher_from_seller: 0,
    voucher_from_shopee: numberOf(voucherOf(order)),
    seller_coin_cash_back: 0,
    buyer_paid_shipping_fee: 0,
    commission_fee: numberOf(Math.floor(centsFromDecimal(order.amount) / 20)),
  },
})

const describe = (order: ListedOrder) => ({
  order_sn: order.id,
  region: 'SG',
  currency: order.currency,
  cod: false,
  order_status: statusOf(order),
  create_time: seconds(order.placedAt),
  update_time: seconds(order.updatedAt),
  ...(order.paidAt ? { total_amount: numberOf(centsFromDecimal(order.amount) - voucherOf(order)) } : {}),
  pay_time: order.paidAt ? seconds(order.paidAt) : null,
  buyer_user_id: Number(order.id.slice(-9)),
})

const describeAll = memoizeByList((orders) => orders.map(describe))

const describeReturns = ({ id, refunds }: ListedOrder) =>
  refunds.map((refund) => ({
    return_sn: refund.id,
    order_sn: id,
    refund_amount: Number(refund.amount),
    currency: refund.currency,
    create_time: seconds(refund.at),
    update_time: seconds(refund.at),
    status: 'ACCEPTED',
  }))

const spanOf = (query: URLSearchParams, from: string, to: string) => {
  const span = { from: Number(query.get(from)), to: Number(query.get(to)) }
  if (!(span.to > span.from) || span.to - span.from > longestSpanSeconds)
    throw new ShopeeError('order.order_list_invalid_time', 'The time range is more than 15 days.')
  return span
}

/** A simulation of Shopee for demonstrations and tests, each host being a folder. */
export const createShopee = (
  options: Pick<SandboxPeerOptions, 'baseUrl' | 'clock' | 'brandName' | 'redirectUri' | 'folder'> & {
    throttle?: ThrottleRule
    lives?: TimelinesOf
    /** The currency of the file's orders. */
    currency?: string
  },
) => {
  const { baseUrl, clock, brandName: name, redirectUri, folder, lives, currency = 'SGD' } = options
  const { pathname: basePath } = new URL(baseUrl)
  const { partnerId, partnerKey } = portalAtShopee
  const consents = createConsents({ clock, folder, lifetimes })
  const throttled = createThrottle(clock, options.throttle ?? usualRule)

  const byIdOf = memoizeByList((orders) => new Map(orders.map((order) => [order.id, order])))
  const ordersOf = ({ lastOrderDate }: SellerConsent) => {
    const shop = { part: { index: 5, of: 10 }, currency }
    const orders = listedOrders(shop, { lastOrderDate, lives, now: clock() })
    return { orders, byId: byIdOf(orders) }
  }

  const checkSignature = (path: string, query: URLSearchParams): void => {
    const age = clock().getTime() / 1000 - Number(query.get('timestamp'))
    if (!(age > -300 && age < 300)) throw new ShopeeError('error_param', 'Timestamp is expired.')
    const base = [partnerId, path, query.get('timestamp'), query.get('access_token'), query.get('shop_id')]
    const sign = createHmac('sha256', partnerKey).update(base.join('')).digest('hex')
    if (query.get('partner_id') !== partnerId || !equalSecrets(query.get('sign') ?? '', sign))
      throw new ShopeeError('error_sign', 'Wrong sign.', 403)
  }

  const answerTokens = async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    const body = (await readJson(req)) as Record<string, unknown>
    const isCode = path.endsWith('/token/get') && !path.includes('access_token')
    const tokens = isCode
      ? consents.exchange(String(body['code']))
      : consents.rotate(String(body['refresh_token']))
    const found = tokens && consents.find(tokens.accessToken)
    if (!tokens || !found || shopIdOf(found.sellerId) !== String(body['shop_id']))
      throw isCode
        ? new ShopeeError('invalid_code', 'Invalid code.')
        : new ShopeeError('error_shop_refresh_token', 'Your refresh token error.')
    sendJson(res, 200, {
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
      expire_in: lifetimes.access,
      request_id: 'r',
      error: '',
      message: '',
    })
  }

  const answerApi = async (req: IncomingMessage, path: string, query: URLSearchParams): Promise<object> => {
    const consent = consents.find(query.get('access_token') ?? '')
    if (!consent || shopIdOf(consent.sellerId) !== query.get('shop_id'))
      throw new ShopeeError('invalid_acceess_token', 'Invalid access_token.', 403)
    if (throttled(consent.sellerId) !== undefined)
      throw new ShopeeError('error_rate_limit', 'You have exceeded the rate limit.')
    const orders = () => ordersOf(consent)
    switch (`${req.method} ${path}`) {
      case 'GET /api/v2/shop/get_shop_info':
        return { shop_name: consent.sellerId, region: 'SG', status: 'NORMAL', is_cb: true }
      case 'GET /api/v2/order/get_order_list': {
        const span = spanOf(query, 'time_from', 'time_to')
        const field = query.get('time_range_field') === 'update_time' ? 'update_time' : 'create_time'
        const found = describeAll(orders().orders)
          .filter((each) => each[field] >= span.from && each[field] < span.to)
          .toSorted((a, b) => a[field] - b[field])
        const page = pageOfList(
          found,
          query.get('cursor') || null,
          Math.min(100, Number(query.get('page_size'))),
        )
        return {
          response: {
            more: page.next !== undefined,
            next_cursor: page.next ?? '',
            order_list: page.items.map(({ order_sn }) => ({ order_sn, booking_sn: '' })),
          },
        }
      }
      case 'GET /api/v2/order/get_order_detail': {
        const ids = (query.get('order_sn_list') ?? '').split(',')
        if (ids.length > 50) throw new ShopeeError('error_param', 'The limit is 50 orders.')
        return {
          response: {
            order_list: ids.flatMap((id) => orders().byId.get(id) ?? []).map(describe),
          },
        }
      }
      case 'POST /api/v2/payment/get_escrow_detail_batch': {
        const { order_sn_list: ids } = (await readJson(req)) as { order_sn_list: string[] }
        if (ids.length > 50)
          throw new ShopeeError('exceed_max_limit', 'Your request exceeds the max limit of 50 orders.')
        const { byId } = orders()
        return {
          response: ids
            .flatMap((id) => byId.get(id) ?? [])
            .filter(({ paidAt }) => paidAt)
            .map((order) => ({ escrow_detail: describeIncome(order) })),
        }
      }
      case 'GET /api/v2/returns/get_return_list': {
        const span = spanOf(query, 'update_time_from', 'update_time_to')
        const found = orders()
          .orders.flatMap(describeReturns)
          .filter(({ update_time }) => update_time >= span.from && update_time < span.to)
        const size = Math.min(100, Number(query.get('page_size')))
        const start = Number(query.get('page_no')) * size
        const items = found.slice(start, start + size)
        return { response: { more: start + size < found.length, return: items } }
      }
      default:
        throw new ShopeeError('error_not_found', 'Wrong path.', 404)
    }
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const [, host = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(url.pathname.slice(basePath.length)) ?? []
    const query = url.searchParams
    if (url.pathname === basePath + revokePath) return handleConsentRevocation(req, res, consents)
    if (host.startsWith('open.shopee.') && path === '/auth')
      return answerSellerConsent(req, res, {
        brand: shopBrand('Shopee', '#c2401f'),
        client: { name, redirectUri },
        consents,
        basePath,
        query,
        check: () => {
          if (query.get('partner_id') !== partnerId || query.get('redirect_uri') !== redirectUri)
            throw new BadRequest(400, 'error_auth', 'The partner or the redirect address is invalid.')
        },
        wordsIn: sellerConsentTranslations({
          platform: 'Shopee',
          days: lifetimes.consent / 86_400,
          shops: [`${account} (SG)`],
        }),
        account,
        approved: (code, sellerId) => ({
          code,
          shop_id: shopIdOf(sellerId),
          state: query.get('state') ?? '',
        }),
        declined: { error: 'access_denied', state: query.get('state') ?? '' },
      })
    const isOfToken = /^\/api\/v2\/auth\/(access_token|token)\/get$/.test(path)
    if (!isOfToken && !consents.find(query.get('access_token') ?? ''))
      throw new ShopeeError('invalid_acceess_token', 'Invalid access_token.', 403)
    checkSignature(path, query)
    if (isOfToken) return answerTokens(req, res, path)
    sendJson(res, 200, { error: '', message: '', request_id: 'r', ...(await answerApi(req, path, query)) })
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      await answer(req, res, new URL(req.url ?? '/', baseUrl))
    } catch (error) {
      const stated =
        error instanceof BadRequest ? new ShopeeError('error_param', error.message, error.status) : error
      if (!(stated instanceof ShopeeError)) throw error
      sendJson(res, stated.status, { error: stated.error, message: stated.message, request_id: 'r' })
    }
  }
}

export const shopee: SandboxPlatform = {
  path: 'shopee',
  clientSecret: portalAtShopee.partnerKey,
  settings: (baseUrl) => ({
    id: 'shopee',
    kind: 'shopee',
    name: 'Shopee',
    clientId: portalAtShopee.partnerId,
    peerUrl: baseUrl,
  }),
  createPeer: createShopee,
}
