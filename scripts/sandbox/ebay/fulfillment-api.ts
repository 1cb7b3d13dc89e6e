import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { SellerConsent } from '../consents.ts'
import { type BookedOrder, bookTimelines } from '../order-fixtures.ts'
import type { TimelinesOf } from '../order-timelines.ts'
import { describeLife } from './describe-life.ts'
import { ebayPart, lifeNumber, ordersAt } from './ebay-orders.ts'
import { isByChange, modifiedAt, readFilter, readPage } from './order-query.ts'

const currency = 'GBP'

/** Every n-th order was paid in euro: eBay returns the converted amount with the original one. */
const foreignEvery = 40
/** Every n-th order was placed twice; the second one was never paid. */
const unpaidEvery = 90
/** Every n-th order had a refund that failed before the one that was made. */
const failedRefundEvery = 25

const isEach = ({ id }: { id: string }, every: number): boolean =>
  Number(id.replaceAll(/\D/g, '').slice(0, 8)) % every === 0

/** eBay writes milliseconds. */
const isoOf = (at: number | string): string => new Date(at).toISOString()

const amountOf = (order: BookedOrder, value: string) => ({
  value,
  currency,
  ...(isEach(order, foreignEvery)
    ? {
        convertedFromValue: decimalFromCents(Math.round(centsFromDecimal(value) * 1.15)),
        convertedFromCurrency: 'EUR',
      }
    : {}),
})

export interface Listed {
  order: BookedOrder
  isPaid: boolean
}

const paymentStatusOf = ({ order: { amount, refunds }, isPaid }: Listed): string => {
  if (!isPaid) return 'FAILED'
  const refunded = refunds.reduce((sum, each) => sum + centsFromDecimal(each.amount), 0)
  if (refunded === 0) return 'PAID'
  return refunded < centsFromDecimal(amount) ? 'PARTIALLY_REFUNDED' : 'FULLY_REFUNDED'
}

const refundsOf = (order: BookedOrder) => [
  ...(order.refunds.length > 0 && isEach(order, failedRefundEvery)
    ? [{ amount: amountOf(order, order.amount), refundId: `${order.id}-f`, refundStatus: 'FAILED' }]
    : []),
  ...order.refunds.map(({ id, createdAt, amount }) => ({
    amount: amountOf(order, amount),
    refundDate: isoOf(createdAt),
    refundReferenceId: id,
    refundStatus: 'REFUNDED',
  })),
]

const describe = (listed: Listed, sellerId: string, now: Date) => {
  const { order, isPaid } = listed
  if (order.life) return describeLife(order.id, order.life, sellerId)
  const total = amountOf(order, order.amount)
  const orderPaymentStatus = paymentStatusOf(listed)
  const orderId = isPaid ? order.id : order.id.replace(/.$/, '9')
  const isSent = modifiedAt(order, now) > Date.parse(order.createdAt)
  const isCancelled = orderPaymentStatus === 'FULLY_REFUNDED'
  return {
    orderId,
    creationDate: isoOf(order.createdAt),
    lastModifiedDate: isoOf(modifiedAt(order, now)),
    orderFulfillmentStatus: isSent && isPaid && !isCancelled ? 'FULFILLED' : 'NOT_STARTED',
    orderPaymentStatus,
    sellerId,
    buyer: { username: `buyer-${orderId}` },
    totalFeeBasisAmount: { value: order.amount, currency },
    pricingSummary: { priceSubtotal: total, deliveryCost: amountOf(order, '0.00'), total },
    cancelStatus: { cancelState: isCancelled ? 'CANCELED' : 'NONE_REQUESTED', cancelRequests: [] },
    paymentSummary: {
      totalDueSeller: total,
      refunds: isPaid ? refundsOf(order) : [],
      payments: [
        {
          paymentMethod: 'EBAY',
          amount: total,
          paymentStatus: isPaid ? 'PAID' : 'FAILED',
          ...(isPaid ? { paymentDate: isoOf(order.createdAt) } : {}),
        },
      ],
    },
    fulfillmentStartInstructions: [],
    fulfillmentHrefs: [],
    lineItems: [
      {
        lineItemId: orderId.replaceAll('-', ''),
        title: 'Assorted gifts',
        quantity: 1,
        soldFormat: 'FIXED_PRICE',
        listingMarketplaceId: 'EBAY_GB',
        purchaseMarketplaceId: 'EBAY_GB',
        lineItemCost: total,
        total,
        appliedPromotions: [],
        taxes: [],
        refunds: [],
      },
    ],
  }
}

/** The listed orders, with the unpaid ones among those of the file. */
export const ordersOf = (consent: SellerConsent, lives: TimelinesOf, now: Date): Listed[] =>
  lives
    ? bookTimelines(lives(), lifeNumber, now).map((order) => ({
        order,
        isPaid: (order.life?.payments.length ?? 0) > 0,
      }))
    : ordersAt(ebayPart, consent.lastOrderDate, now).flatMap((order): Listed[] => [
        { order, isPaid: true },
        ...(isEach(order, unpaidEvery) ? [{ order: { ...order, refunds: [] }, isPaid: false }] : []),
      ])

/** `GET /sell/fulfillment/v1/order`: getOrders. */
export const getOrders = (
  consent: SellerConsent,
  { url, query, now, lives }: { url: string; query: URLSearchParams; now: Date; lives: TimelinesOf },
) => {
  const ids = query.get('orderIds')?.split(',')
  const { limit, offset } = ids ? { limit: ids.length, offset: 0 } : readPage(query)
  const isAsked = ids ? ({ id }: BookedOrder) => ids.includes(id) : readFilter(query.get('filter'), now)
  const found = ordersOf(consent, lives, now).filter(({ order }) => isAsked(order))
  const listed = isByChange(query.get('filter'))
    ? found.toSorted((a, b) => modifiedAt(a.order, now) - modifiedAt(b.order, now))
    : found
  const hrefAt = (start: number): string => {
    const target = new URL(url)
    target.search = query.toString()
    target.searchParams.set('offset', String(start))
    return target.href
  }
  const next = offset + limit
  return {
    href: hrefAt(offset),
    total: listed.length,
    limit,
    offset,
    ...(next < listed.length ? { next: hrefAt(next) } : {}),
    ...(offset > 0 ? { prev: hrefAt(Math.max(0, offset - limit)) } : {}),
    orders: listed.slice(offset, next).map((each) => describe(each, consent.sellerId, now)),
  }
}
