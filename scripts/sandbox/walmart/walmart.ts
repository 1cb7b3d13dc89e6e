import type { IncomingMessage, ServerResponse } from 'node:http'
import { crc32 } from 'node:zlib'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { isClient } from '../basic-client.ts'
import { handleConsentRevocation, revokePath } from '../consent-revocation.ts'
import { createConsents, type SellerConsent } from '../consents.ts'
import { readForm, sendJson } from '../http.ts'
import { createOrderList, type ListedOrder } from '../listed-orders.ts'
import { sumOf, type TimelinesOf } from '../order-timelines.ts'
import { createThrottle, type ThrottleRule } from '../payment-accounts/throttle.ts'
import type { SandboxPeerOptions, SandboxPlatform } from '../sandbox-platform.ts'
import { answerSellerConsent, checkClient } from '../seller-consent.ts'
import { sellerConsentTranslations } from '../seller-consent-translations.ts'
import { shopBrand } from '../shop-brand.ts'

/** The portal's credentials at the sandbox. They are valid on this machine only. */
export const portalAtWalmart = {
  clientId: '1c8fe3e2-portal',
  clientSecret: 'local-sandbox-secret-of-walmart',
}

const lifetimes = { code: 600, access: 900, consent: 365 * 86_400 }

/** Walmart publishes no rate limits. */
const usualRule: ThrottleRule = { calls: 100_000, seconds: 1 }

const account = 'tidewater-crafts'
const historyMs = 180 * 86_400_000
const dayMs = 86_400_000
/** How long the seller has sold. */
const tenureDays = 730

const listedOrders = createOrderList('18')

export const walmartPart = { index: 7, of: 10 }

const sellerNumber = (sellerId: string): string => String(10_000 + (crc32(sellerId) % 90_000))

const ms = (at: string): number => Date.parse(at)

const each = { unitOfMeasurement: 'EACH', amount: '1' }

const lineOf = (
  lineNumber: string,
  paid: { amount: string; currency: string },
  status: string,
  times: { changedAt: string; shippedAt?: string },
) => ({
  lineNumber,
  item: { productName: 'Mug', sku: `MUG-${lineNumber}` },
  charges: {
    charge: [
      {
        chargeType: 'PRODUCT',
        chargeName: 'ItemPrice',
        chargeAmount: { currency: paid.currency, amount: Number(paid.amount) },
        // Withheld by Walmart, and no income.
        tax: {
          taxName: 'Tax1',
          taxAmount: {
            currency: paid.currency,
            amount: Number(decimalFromCents(Math.round(centsFromDecimal(paid.amount) * 0.08))),
          },
        },
      },
    ],
  },
  orderLineQuantity: each,
  statusDate: ms(times.changedAt),
  orderLineStatuses: {
    orderLineStatus: [
      {
        status,
        statusQuantity: each,
        ...(times.shippedAt
          ? {
              trackingInfo: {
                shipDateTime: ms(times.shippedAt),
                carrierName: { carrier: 'UPS' },
                methodCode: 'Standard',
                trackingNumber: '1Z0',
              },
            }
          : {}),
      },
    ],
  },
})

/** Walmart charges when it ships: a payment is a line that was shipped. */
const linesOf = ({ amount, currency, payments, updatedAt, shippedAt, cancelledAt }: ListedOrder) =>
  payments.length > 0
    ? payments.map((paid, index) =>
        lineOf(String(index + 1), paid, shippedAt ? 'Delivered' : 'Shipped', {
          changedAt: updatedAt,
          shippedAt: paid.at,
        }),
      )
    : [
        lineOf('1', { amount, currency }, cancelledAt ? 'Cancelled' : 'Acknowledged', {
          changedAt: updatedAt,
        }),
      ]

const describe = (order: ListedOrder) => ({
  purchaseOrderId: order.id,
  customerOrderId: `5${order.id}`,
  customerEmailId: 'x',
  orderType: 'REGULAR',
  orderDate: ms(order.placedAt),
  shippingInfo: {
    phone: 'x',
    estimatedDeliveryDate: ms(order.placedAt) + 5 * dayMs,
    estimatedShipDate: ms(order.placedAt) + dayMs,
    methodCode: 'Standard',
    postalAddress: { name: 'x', address1: 'x', city: 'x', state: 'NY', postalCode: 'x', country: 'USA' },
  },
  orderLines: { orderLine: linesOf(order) },
})

/** The refunds, and what was left of an order that was taken back after it was charged. */
const refundsOf = ({ id, cancelledAt, payments, refunds, currency }: ListedOrder) => {
  const left = centsFromDecimal(sumOf(payments)) - centsFromDecimal(sumOf(refunds))
  return cancelledAt && left > 0
    ? [...refunds, { id: `${id}9`, at: cancelledAt, amount: decimalFromCents(left), currency }]
    : refunds
}

const describeReturns = (order: ListedOrder) =>
  refundsOf(order).map(({ id, at, amount, currency }) => {
    const money = { currencyAmount: Number(amount), currencyUnit: currency }
    return {
      returnOrderId: id,
      customerEmailId: 'x',
      customerOrderId: `5${order.id}`,
      returnType: 'REFUND',
      returnOrderDate: new Date(at).toISOString(),
      totalRefundAmount: money,
      returnOrderLines: [
        {
          returnOrderLineNumber: 1,
          purchaseOrderId: order.id,
          charges: [
            { chargeCategory: 'PRODUCT', chargeName: 'ItemPrice', chargePerUnit: money, isDiscount: false },
          ],
          currentRefundStatus: 'REFUND_COMPLETED',
          currentTrackingStatuses: [
            {
              status: 'COMPLETED',
              statusTime: new Date(at).toISOString(),
              currentRefundStatus: 'REFUND_COMPLETED',
              quantity: { unitOfMeasure: 'EACH', measurementValue: 1 },
            },
          ],
        },
      ],
    }
  })

/** An error as Walmart's gateway states it. */
const gatewayError = (
  status: number,
  code: string,
  description: string,
  headers: Record<string, string> = {},
) => ({
  status,
  body: { errors: [{ code, field: 'data', description, severity: 'ERROR', category: 'DATA' }] },
  headers,
})
type GatewayError = ReturnType<typeof gatewayError>

class WalmartError extends Error {
  readonly answer: GatewayError
  constructor(...given: Parameters<typeof gatewayError>) {
    super(given[2])
    this.answer = gatewayError(...given)
  }
}

const spanOf = (query: URLSearchParams, from: string, to: string) => ({
  from: query.has(from) ? ms(query.get(from) ?? '') : undefined,
  to: query.has(to) ? ms(query.get(to) ?? '') : Number.POSITIVE_INFINITY,
})

const isIn = (at: number, { from = 0, to }: { from?: number | undefined; to: number }): boolean =>
  at >= from && at < to

/** The page of a list that a cursor names, or the first one by the query. */
const pageOf = <Each>(list: readonly Each[], query: URLSearchParams) => {
  const limit = Math.min(200, Number(query.get('limit') ?? '100'))
  const start = Number(query.get('poIndex') ?? '0')
  const next = new URLSearchParams(query)
  next.set('hasMoreElements', 'true')
  next.set('poIndex', String(start + limit))
  return {
    items: list.slice(start, start + limit),
    meta: {
      totalCount: list.length,
      limit,
      ...(start + limit < list.length ? { nextCursor: `?${next.toString()}` } : {}),
    },
  }
}

const answerReturns = (orders: readonly ListedOrder[], query: URLSearchParams): object => {
  const created = spanOf(query, 'returnCreationStartDate', 'returnCreationEndDate')
  const changed = spanOf(query, 'returnLastModifiedStartDate', 'returnLastModifiedEndDate')
  const found = orders
    .flatMap(describeReturns)
    .filter(({ returnOrderDate: at }) => isIn(ms(at), created) && isIn(ms(at), changed))
  const { items, meta } = pageOf(found, query)
  // In responses about returns, the cursor of the next page is never absent.
  return { meta: { nextCursor: '', ...meta }, returnOrders: items }
}

/** A simulation of Walmart for demonstrations and tests, each host being a folder. */
export const createWalmart = (
  options: Pick<SandboxPeerOptions, 'baseUrl' | 'clock' | 'brandName' | 'redirectUri' | 'folder'> & {
    throttle?: ThrottleRule
    lives?: TimelinesOf
    /** What the seller owes for an advance, in dollars. */
    owed?: number
  },
) => {
  const { baseUrl, clock, brandName: name, redirectUri, folder, lives, owed = 0 } = options
  const { pathname: basePath } = new URL(baseUrl)
  const consents = createConsents({ clock, folder, lifetimes })
  const throttled = createThrottle(clock, options.throttle ?? usualRule)

  const answerOrders = (orders: readonly ListedOrder[], query: URLSearchParams): object => {
    // The seller of the file ships all orders.
    const own = (query.get('shipNodeType') ?? 'SellerFulfilled') === 'SellerFulfilled' ? orders : []
    const created = spanOf(query, 'createdStartDate', 'createdEndDate')
    const changed = spanOf(query, 'lastModifiedStartDate', 'lastModifiedEndDate')
    const weekAgo = clock().getTime() - 7 * dayMs
    const byCreation = { ...created, from: created.from ?? (changed.from === undefined ? weekAgo : 0) }
    const found = own
      .filter(({ placedAt, updatedAt }) => isIn(ms(placedAt), byCreation) && isIn(ms(updatedAt), changed))
      .toSorted((a, b) => ms(a.placedAt) - ms(b.placedAt))
    if (found.length === 0) throw new WalmartError(404, 'CONTENT_NOT_FOUND.GMP_ORDER_API', 'No content.')
    const { items, meta } = pageOf(found.map(describe), query)
    return { list: { meta, elements: { order: items } } }
  }

  const answerToken = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const form = await readForm(req)
    if (!isClient(req, portalAtWalmart))
      throw new WalmartError(401, 'UNAUTHORIZED.GMP_GATEWAY_API', 'No client.')
    const refused = new WalmartError(
      400,
      'INVALID_TOKEN.GMP_GATEWAY_API',
      'The code or the token is invalid.',
    )
    const isOf = (accessToken: string) =>
      sellerNumber(consents.find(accessToken)?.sellerId ?? '') === req.headers['wm_partner.id']
    const answer = { token_type: 'Bearer', expires_in: lifetimes.access }
    if (form.get('grant_type') === 'refresh_token') {
      const accessToken = consents.refresh(form.get('refresh_token') ?? '')
      if (!accessToken || !isOf(accessToken)) throw refused
      return sendJson(res, 200, { ...answer, access_token: accessToken })
    }
    if (form.get('redirect_uri') !== redirectUri) throw refused
    const tokens = consents.exchange(form.get('code') ?? '')
    if (!tokens || !isOf(tokens.accessToken)) throw refused
    sendJson(res, 200, { ...answer, access_token: tokens.accessToken, refresh_token: tokens.refreshToken })
  }

  const consentOf = (req: IncomingMessage): SellerConsent => {
    if (!req.headers['wm_qos.correlation_id'] || !req.headers['wm_svc.name'])
      throw new WalmartError(400, 'INVALID_REQUEST_HEADER.GMP_GATEWAY_API', 'A header is missing.')
    const consent = consents.find(String(req.headers['wm_sec.access_token'] ?? ''))
    if (!consent) throw new WalmartError(401, 'UNAUTHORIZED.GMP_GATEWAY_API', 'Unauthorized')
    const pause = throttled(consent.sellerId)
    if (pause === undefined) return consent
    throw new WalmartError(429, 'REQUEST_THRESHOLD_VIOLATED.GMP_GATEWAY_API', 'Too Many Requests', {
      'x-current-token-count': '0',
      'x-next-replenishment-time': String(clock().getTime() + pause * 1000),
    })
  }

  const answerApi = (req: IncomingMessage, path: string, query: URLSearchParams): object => {
    const consent = consentOf(req)
    const { sellerId, lastOrderDate } = consent
    const now = clock()
    const orders = () =>
      listedOrders({ part: walmartPart, currency: 'USD' }, { lastOrderDate, lives, now }).filter(
        ({ placedAt }) => ms(placedAt) >= now.getTime() - historyMs,
      )
    const single = /^\/v3\/orders\/(\w+)$/.exec(path)?.[1]
    if (single) {
      const found = orders().find(({ id }) => id === single)
      if (!found) throw new WalmartError(404, 'CONTENT_NOT_FOUND.GMP_ORDER_API', 'No content.')
      return { order: describe(found) }
    }
    switch (path) {
      case '/v3/settings/partnerprofile':
        return {
          partner: {
            partnerId: sellerNumber(sellerId),
            partnerName: 'Tidewater Crafts Limited',
            partnerDisplayName: sellerId,
          },
        }
      case '/v3/report/payment/statement':
        return {
          statusCode: 200,
          status: 'OK',
          partnerId: sellerNumber(sellerId),
          payload: {
            outstandingMCABalance: owed,
            sellerInfo: { sellerStatus: 'ACTIVE', paymentStatus: 'ACTIVE', tenure: tenureDays },
          },
        }
      case '/v3/orders':
        return answerOrders(orders(), query)
      case '/v3/returns':
        return answerReturns(orders(), query)
      default:
        throw new WalmartError(404, 'NOT_FOUND.GMP_GATEWAY_API', 'Wrong path.')
    }
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const [, host = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(url.pathname.slice(basePath.length)) ?? []
    const query = url.searchParams
    if (url.pathname === basePath + revokePath) return handleConsentRevocation(req, res, consents)
    if (host === 'login.account.wal-mart.com' && path === '/authorize')
      return answerSellerConsent(req, res, {
        brand: shopBrand('Walmart', '#0053a6'),
        client: { name, redirectUri },
        consents,
        basePath,
        query,
        check: () => checkClient(query, { clientId: portalAtWalmart.clientId, redirectUri }),
        wordsIn: sellerConsentTranslations({
          platform: 'Walmart',
          days: lifetimes.consent / 86_400,
          shops: [`${account} (US)`],
        }),
        account,
        approved: (code, sellerId) => ({
          code,
          type: 'auth',
          clientId: portalAtWalmart.clientId,
          sellerId: sellerNumber(sellerId),
          state: query.get('state') ?? '',
        }),
        declined: { error: 'access_denied', state: query.get('state') ?? '' },
      })
    if (path === '/v3/token') return answerToken(req, res)
    sendJson(res, 200, answerApi(req, path, query))
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      await answer(req, res, new URL(req.url ?? '/', baseUrl))
    } catch (error) {
      if (!(error instanceof WalmartError)) throw error
      const { status, body, headers } = error.answer
      sendJson(res, status, body, headers)
    }
  }
}

export const walmart: SandboxPlatform = {
  path: 'walmart',
  clientSecret: portalAtWalmart.clientSecret,
  settings: (baseUrl) => ({
    id: 'walmart',
    kind: 'walmart',
    name: 'Walmart',
    clientId: portalAtWalmart.clientId,
    peerUrl: baseUrl,
  }),
  createPeer: createWalmart,
}
