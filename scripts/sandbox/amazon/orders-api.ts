import { type LifeState, sumOf, timelinesAt } from '../order-timelines.ts'
import { type Order, openedAt, ordersBetween } from '../orders.ts'
import { ApiError, type ApiRequest, invalidInput, pastMoment } from './api-request.ts'
import { type AmazonMarketplace, marketplacesOf, nameOf } from './marketplaces.ts'
import { readPageToken, writePageToken } from './page-token.ts'
import { amazonOrders, amountIn, lifeNumber, orderNumber } from './seller.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The lifecycle of an order. */
const course = [
  { status: 'PENDING', afterMs: 0 },
  { status: 'UNSHIPPED', afterMs: 30 * minuteMs },
  { status: 'SHIPPED', afterMs: 2 * dayMs },
] as const

/** After every n-th order, another one is added that is cancelled. */
const cancelledEvery = 97

interface Placed {
  order: Order
  isCancelled: boolean
}

const lastStage = (
  { order, isCancelled }: Placed,
  now: number,
): { status: Listed['status']; updatedAt: number } => {
  const placedAt = Date.parse(order.created_at)
  const stage = course.findLast(({ afterMs }) => placedAt + afterMs <= now) ?? course[0]
  const status = isCancelled && stage.status !== 'PENDING' ? 'CANCELLED' : stage.status
  return { status, updatedAt: placedAt + stage.afterMs }
}

const isoSeconds = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+/, '')

/** An order that was placed, as searchOrders lists it. */
interface Listed {
  orderId: string
  createdTime: string
  updatedAt: number
  /** In whole units sold. */
  units: number
  status: 'PENDING' | 'UNSHIPPED' | 'SHIPPED' | 'CANCELLED'
  /** The amount of a pending or cancelled order is not returned. */
  total?: { amount: string; currencyCode: string }
}

const describe = (
  { orderId, createdTime, updatedAt, units, status, total }: Listed,
  marketplace: AmazonMarketplace,
  included: readonly string[],
) => ({
  orderId,
  createdTime,
  lastUpdatedTime: isoSeconds(updatedAt),
  salesChannel: {
    channelName: 'AMAZON',
    marketplaceId: marketplace.marketplaceId,
    marketplaceName: nameOf(marketplace),
  },
  ...(included.includes('PROCEEDS') && total
    ? { proceeds: { grandTotal: total, breakdowns: [{ type: 'ITEM', subtotal: total }] } }
    : {}),
  ...(included.includes('FULFILLMENT')
    ? {
        fulfillment: {
          fulfillmentStatus: status,
          fulfilledBy: 'AMAZON',
          fulfillmentServiceLevel: 'STANDARD',
        },
      }
    : {}),
  orderItems: [
    {
      orderItemId: orderId.replaceAll('-', ''),
      quantityOrdered: units,
      product: { asin: 'B0HARBOUR1', title: 'Assorted gifts', sellerSku: 'GIFT' },
    },
  ],
})

const listPlaced = (placed: Placed, marketplace: AmazonMarketplace, now: number): Listed => {
  const { order, isCancelled } = placed
  const { status, updatedAt } = lastStage(placed, now)
  const hasTotal = status !== 'PENDING' && status !== 'CANCELLED'
  return {
    orderId: orderNumber(order, isCancelled ? 2 : 1),
    createdTime: order.created_at,
    updatedAt,
    units: Math.abs(order.units),
    status,
    ...(hasTotal
      ? { total: { amount: amountIn(marketplace, order.amount), currencyCode: marketplace.currency } }
      : {}),
  }
}

const statusOf = ({ cancelledAt, payments, shippedAt }: LifeState): Listed['status'] => {
  if (cancelledAt) return 'CANCELLED'
  if (payments.length === 0) return 'PENDING'
  return shippedAt ? 'SHIPPED' : 'UNSHIPPED'
}

const listLife = (life: LifeState): Listed => {
  const status = statusOf(life)
  const hasTotal = status === 'UNSHIPPED' || status === 'SHIPPED'
  return {
    orderId: lifeNumber(life.id),
    createdTime: life.placedAt,
    updatedAt: Date.parse(life.updatedAt),
    units: 1,
    status,
    ...(hasTotal
      ? {
          total: {
            amount: sumOf(life.payments),
            currencyCode: life.payments[0]?.currency ?? life.currency,
          },
        }
      : {}),
  }
}

const filters = ['createdAfter', 'createdBefore', 'lastUpdatedAfter', 'lastUpdatedBefore'] as const

const readSpan = (query: URLSearchParams, now: Date) => {
  const [createdAfter, createdBefore, updatedAfter, updatedBefore] = filters.map((name) => {
    const text = query.get(name)
    return text === null ? undefined : pastMoment(name, text, now)
  })
  if ((createdAfter === undefined) === (updatedAfter === undefined))
    throw invalidInput('Give either createdAfter or lastUpdatedAfter.')
  const isByCreation = createdAfter !== undefined
  if ((isByCreation ? updatedBefore : createdBefore) !== undefined)
    throw invalidInput('A date of creation and one of an update exclude each other.')
  const after = createdAfter ?? updatedAfter ?? 0
  const before = isByCreation ? createdBefore : updatedBefore
  if (before !== undefined && before < after) throw invalidInput('The span ends before it begins.')
  return { isByCreation, after, before }
}

const marketplaceOf = (query: URLSearchParams, region: string): AmazonMarketplace => {
  const asked = query.get('marketplaceIds')
  const found = marketplacesOf(region).find(({ marketplaceId }) => marketplaceId === asked)
  if (!found) throw invalidInput('Give one marketplace of the region.')
  return found
}

/** `GET /orders/2026-01-01/orders`: searchOrders. */
export const searchOrders = ({ consent, query, now, lives }: ApiRequest) => {
  const marketplace = marketplaceOf(query, consent.region)
  const { isByCreation, after, before } = readSpan(query, now)
  const most = Number(query.get('maxResultsPerPage') ?? '100')
  if (!(Number.isInteger(most) && most >= 1 && most <= 100))
    throw invalidInput('maxResultsPerPage is from 1 to 100.')
  const token = { name: 'paginationToken', besides: ['maxResultsPerPage', 'includedData'], now }
  const { start, askedAt } = readPageToken(query, token)
  const end = before ?? askedAt - 2 * minuteMs

  const isAsked = ({ createdTime, updatedAt }: Listed): boolean => {
    const at = isByCreation ? Date.parse(createdTime) : updatedAt
    return at >= after && at <= end
  }
  const { lastDate, from } = {
    lastDate: consent.lastOrderDate,
    from: isByCreation ? after : after - 2 * dayMs,
  }
  const placed = lives
    ? timelinesAt(lives(), now).map(listLife)
    : ordersBetween(amazonOrders, {
        lastDate,
        from: [isoSeconds(from), openedAt(lastDate)].toSorted().at(-1) ?? '',
        // Both ends belong to the span.
        to: isoSeconds(end + 1000),
      })
        .filter(({ kind }) => kind === 'sale')
        .flatMap((order, index) => [
          { order, isCancelled: false },
          ...(index % cancelledEvery === 0 ? [{ order, isCancelled: true }] : []),
        ])
        .map((each) => listPlaced(each, marketplace, isByCreation ? now.getTime() : end))
  const asked = placed.filter(isAsked)
  const orders = isByCreation ? asked : asked.toSorted((a, b) => a.updatedAt - b.updatedAt)
  const included = (query.get('includedData') ?? '').split(',')
  const next = start + most
  return {
    orders: orders.slice(start, next).map((each) => describe(each, marketplace, included)),
    ...(next < orders.length
      ? { pagination: { nextToken: writePageToken(query, { start: next, askedAt }, token) } }
      : {}),
    [isByCreation ? 'createdBefore' : 'lastUpdatedBefore']: isoSeconds(end),
  }
}

/** `GET /orders/2026-01-01/orders/{orderId}`: getOrder, of an order with a life of its own. */
export const getOrder =
  (orderId: string) =>
  ({ consent, query, now, lives }: ApiRequest) => {
    const life = timelinesAt(lives?.() ?? [], now).find(({ id }) => lifeNumber(id) === orderId)
    const [marketplace] = marketplacesOf(consent.region)
    if (!life || !marketplace) throw new ApiError(404, 'NotFound', 'The order does not exist.')
    return { order: describe(listLife(life), marketplace, (query.get('includedData') ?? '').split(',')) }
  }
