import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Cents, centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { equalSecrets } from '../basic-client.ts'
import { handleConsentRevocation, revokePath } from '../consent-revocation.ts'
import { createConsents, type SellerConsent } from '../consents.ts'
import { sendJson } from '../http.ts'
import { createOrderList, type ListedOrder } from '../listed-orders.ts'
import { sumOf, type TimelinesOf } from '../order-timelines.ts'
import { createThrottle, type ThrottleRule } from '../payment-accounts/throttle.ts'
import type { SandboxPeerOptions, SandboxPlatform } from '../sandbox-platform.ts'
import { answerSellerConsent, checkClient } from '../seller-consent.ts'
import { sellerConsentTranslations } from '../seller-consent-translations.ts'
import { shopBrand } from '../shop-brand.ts'

/** The portal's credentials at the sandbox. They are valid on this machine only. */
export const portalAtLazada = { appKey: '102345', appSecret: 'local-sandbox-secret-of-lazada' }

const lifetimes = { code: 1800, access: 30 * 86_400, consent: 180 * 86_400 }

/** Lazada publishes only daily limits. */
const usualRule: ThrottleRule = { calls: 100_000, seconds: 1 }

const account = 'tidewater-crafts'
/** The seller's shops. */
const countries: Readonly<
  Record<string, { host: string; part: { index: number; of: number }; currency: string }>
> = {
  sg: { host: 'api.lazada.sg', part: { index: 8, of: 10 }, currency: 'SGD' },
  my: { host: 'api.lazada.com.my', part: { index: 9, of: 10 }, currency: 'MYR' },
}

const listedOrders = createOrderList('31')

class LazadaError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** In the time of Singapore. */
const localTime = (at: string): string => {
  const local = new Date(Date.parse(at) + 8 * 3_600_000).toISOString()
  return `${local.slice(0, 10)} ${local.slice(11, 19)} +0800`
}

/** Of every third order that was not returned, Lazada pays a tenth by a voucher of its own. */
const voucherOf = ({ id, refunds, cancelledAt }: ListedOrder, amount: Cents): Cents =>
  Number(id) % 3 === 0 && refunds.length === 0 && !cancelledAt ? Math.floor(amount / 10) : 0

const statusOf = ({ payments, shippedAt, cancelledAt }: ListedOrder): string => {
  if (cancelledAt) return 'canceled'
  if (payments.length === 0) return 'unpaid'
  return shippedAt ? 'shipped' : 'pending'
}

const itemIdOf = (order: ListedOrder, index: number): string => `${order.id}0${index + 1}`

/** Each payment is described as an item. */
const describeItems = (order: ListedOrder) => {
  const asked = [{ at: undefined, amount: order.amount, currency: order.currency }]
  return (order.payments.length > 0 ? order.payments : asked).map(({ at, amount, currency }, index) => {
    const cents = centsFromDecimal(amount)
    const voucher = voucherOf(order, cents)
    return {
      order_item_id: Number(itemIdOf(order, index)),
      order_id: Number(order.id),
      status: statusOf(order),
      currency,
      item_price: Number(amount),
      paid_price: Number(decimalFromCents(cents - voucher)),
      voucher_platform: Number(decimalFromCents(voucher)),
      voucher_seller: 0,
      shipping_amount: 0,
      tax_amount: 0,
      payment_time: at ? Date.parse(at) : 0,
    }
  })
}

const describe = (order: ListedOrder) => {
  const items = describeItems(order)
  return {
    order_id: Number(order.id),
    order_number: Number(order.id),
    created_at: localTime(order.placedAt),
    updated_at: localTime(order.updatedAt),
    price: items.reduce((sum, { item_price }) => sum + item_price, 0).toFixed(2),
    voucher_seller: 0,
    shipping_fee: 0,
    statuses: [statusOf(order)],
    items_count: items.length,
    payment_method: 'CREDIT_CARD',
  }
}

/** The reversals of an order: its refunds, on the first item, and a cancellation of each paid item. */
const describeReverses = (order: ListedOrder) => {
  const { id, payments, refunds, cancelledAt } = order
  const left = centsFromDecimal(sumOf(payments)) - centsFromDecimal(sumOf(refunds))
  const cancelled =
    cancelledAt && left > 0
      ? payments.map(({ amount }, index) => ({
          id: `${id}8${index}`,
          type: 'CANCEL',
          item: itemIdOf(order, index),
          at: cancelledAt,
          cents: centsFromDecimal(amount),
        }))
      : []
  const returned = refunds.map((each) => ({
    id: each.id,
    type: 'RETURN',
    item: itemIdOf(order, 0),
    at: each.at,
    cents: centsFromDecimal(each.amount),
  }))
  return [...returned, ...cancelled].map((each) => ({
    at: Date.parse(each.at),
    reverse: {
      reverse_order_id: Number(each.id),
      trade_order_id: Number(id),
      request_type: each.type,
      reverse_order_lines: [
        {
          reverse_order_line_id: Number(each.id),
          trade_order_line_id: Number(each.item),
          refund_amount: each.cents,
          reverse_status: each.type === 'CANCEL' ? 'CANCEL_SUCCESS' : 'REFUND_SUCCESS',
          return_order_line_gmt_create: Date.parse(each.at),
          return_order_line_gmt_modified: Date.parse(each.at),
        },
      ],
    },
  }))
}

const isIn = (at: number, from: number, to: number): boolean => at >= from && at < to

/** A simulation of Lazada for demonstrations and tests, each host being a folder. */
export const createLazada = (
  options: Pick<SandboxPeerOptions, 'baseUrl' | 'clock' | 'brandName' | 'redirectUri' | 'folder'> & {
    throttle?: ThrottleRule
    lives?: TimelinesOf
    /** The currency of the file's orders. */
    currency?: string
  },
) => {
  const { baseUrl, clock, brandName: name, redirectUri, folder, lives } = options
  const { pathname: basePath } = new URL(baseUrl)
  const { appKey, appSecret } = portalAtLazada
  const consents = createConsents({ clock, folder, lifetimes })
  const throttled = createThrottle(clock, options.throttle ?? usualRule)

  const checkSignature = (path: string, query: URLSearchParams): void => {
    if (Math.abs(clock().getTime() - Number(query.get('timestamp'))) > 7_200_000)
      throw new LazadaError('IllegalTimestamp', 'The timestamp is invalid.')
    const parameters = [...query].filter(([each]) => each !== 'sign').toSorted(([a], [b]) => (a < b ? -1 : 1))
    const base = path + parameters.flat().join('')
    const sign = createHmac('sha256', appSecret).update(base).digest('hex').toUpperCase()
    if (query.get('app_key') !== appKey || !equalSecrets(query.get('sign') ?? '', sign))
      throw new LazadaError(
        'IncompleteSignature',
        'The request signature does not conform to platform standards.',
      )
  }

  const answerTokens = (path: string, query: URLSearchParams): object => {
    const isCode = path.endsWith('/create')
    const tokens = isCode
      ? consents.exchange(query.get('code') ?? '')
      : consents.rotate(query.get('refresh_token') ?? '')
    if (!tokens)
      throw isCode
        ? new LazadaError('InvalidCode', 'Invalid authorization code.')
        : new LazadaError('IllegalRefreshToken', 'The specified refresh token is invalid or expired.')
    const sellers = Object.keys(countries).map((country) => ({
      country,
      seller_id: `10010${country === 'sg' ? 1 : 2}`,
      user_id: '1',
      short_code: country.toUpperCase(),
    }))
    return {
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
      expires_in: lifetimes.access,
      refresh_expires_in: lifetimes.consent,
      country: 'cb',
      account: 'seller@example.com',
      account_platform: 'seller_center',
      [isCode ? 'country_user_info' : 'country_user_info_list']: sellers,
    }
  }

  const ordersOf = (
    { lastOrderDate }: SellerConsent,
    { part, currency }: { part: { index: number; of: number }; currency: string },
  ) => listedOrders({ part, currency: options.currency ?? currency }, { lastOrderDate, lives, now: clock() })

  const answerApi = (host: string, path: string, query: URLSearchParams): object => {
    const consent = consents.find(query.get('access_token') ?? '')
    const shop = Object.entries(countries).find(([, each]) => each.host === host)
    if (!consent || !shop) throw new LazadaError('InvalidHost', 'The seller has no such shop.')
    if (throttled(consent.sellerId) !== undefined)
      throw new LazadaError('ApiCallLimit', 'The request frequency exceeds the limit.')
    const [country, place] = shop
    const orders = () => ordersOf(consent, place)
    switch (path) {
      case '/seller/get':
        return {
          data: {
            seller_id: `10010${country === 'sg' ? 1 : 2}`,
            name: `${consent.sellerId} ${country.toUpperCase()}`,
            status: 'ACTIVE',
            cb: true,
          },
        }
      case '/orders/get': {
        const isByChange = query.has('update_after')
        const timeOf = ({ placedAt, updatedAt }: ListedOrder) => Date.parse(isByChange ? updatedAt : placedAt)
        const from = Date.parse(query.get(isByChange ? 'update_after' : 'created_after') ?? '')
        const to = query.has('created_before')
          ? Date.parse(query.get('created_before') ?? '')
          : Number.POSITIVE_INFINITY
        const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))]
        if (Number.isNaN(from) || limit > 100 || offset > 5000)
          throw new LazadaError('14', 'E014: Invalid offset')
        const found = orders()
          .filter((order) => isIn(timeOf(order), from, to))
          .toSorted((a, b) => timeOf(a) - timeOf(b))
        const page = found.slice(offset, offset + limit).map(describe)
        return { data: { count: page.length, countTotal: found.length, orders: page } }
      }
      case '/orders/items/get': {
        const ids = (JSON.parse(query.get('order_ids') ?? '[]') as number[]).map(String)
        if (ids.length > 50) throw new LazadaError('38', 'E038: Too many orders were requested')
        return {
          data: orders()
            .filter(({ id }) => ids.includes(id))
            .map((order) => ({
              order_id: Number(order.id),
              order_number: Number(order.id),
              order_items: describeItems(order),
            })),
        }
      }
      case '/reverse/getreverseordersforseller': {
        const range = query.has('ReverseOrderLineModifiedTimeRangeStart')
          ? 'ReverseOrderLineModifiedTimeRange'
          : 'ReverseOrderLineTimeRange'
        const [from, to] = [Number(query.get(`${range}Start`)), Number(query.get(`${range}End`))]
        const [size, number] = [Number(query.get('page_size')), Number(query.get('page_no'))]
        const found = orders()
          .flatMap(describeReverses)
          .filter(({ at }) => isIn(at, from, to))
        return {
          result: {
            total: found.length,
            page_no: number,
            items: found.slice((number - 1) * size, number * size).map(({ reverse }) => reverse),
          },
        }
      }
      default:
        throw new LazadaError('InvalidApiPath', 'The specified API path is invalid.')
    }
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const [, host = '', whole = ''] = /^\/([^/]+)(\/.*)$/.exec(url.pathname.slice(basePath.length)) ?? []
    const query = url.searchParams
    if (url.pathname === basePath + revokePath) return handleConsentRevocation(req, res, consents)
    if (host === 'auth.lazada.com' && whole === '/oauth/authorize')
      return answerSellerConsent(req, res, {
        brand: shopBrand('Lazada', '#1a1aa6'),
        client: { name, redirectUri },
        consents,
        basePath,
        query,
        check: () => checkClient(query, { client_id: appKey, redirect_uri: redirectUri }),
        wordsIn: sellerConsentTranslations({
          platform: 'Lazada',
          days: lifetimes.consent / 86_400,
          shops: Object.keys(countries).map((country) => `${account} (${country.toUpperCase()})`),
        }),
        account,
        approved: (code) => ({ code, state: query.get('state') ?? '' }),
        declined: { error: 'access_denied', state: query.get('state') ?? '' },
      })
    const path = whole.replace(/^\/rest/, '')
    const isOfToken = host === 'auth.lazada.com' && path.startsWith('/auth/token/')
    if (!isOfToken && !consents.find(query.get('access_token') ?? ''))
      throw new LazadaError('IllegalAccessToken', 'The access token is invalid or expired.')
    checkSignature(path, query)
    const body = isOfToken ? answerTokens(path, query) : answerApi(host, path, query)
    sendJson(res, 200, { code: '0', request_id: 'r', ...body })
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      await answer(req, res, new URL(req.url ?? '/', baseUrl))
    } catch (error) {
      if (!(error instanceof LazadaError)) throw error
      sendJson(res, 200, { code: error.code, type: 'ISV', message: error.message, request_id: 'r' })
    }
  }
}

export const lazada: SandboxPlatform = {
  path: 'lazada',
  clientSecret: portalAtLazada.appSecret,
  settings: (baseUrl) => ({
    id: 'lazada',
    kind: 'lazada',
    name: 'Lazada',
    clientId: portalAtLazada.appKey,
    peerUrl: baseUrl,
  }),
  createPeer: createLazada,
}
