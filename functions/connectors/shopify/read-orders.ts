import * as z from 'zod/mini'
import { entriesOfOrder, type Movement } from '#shared/shops/counted-order.ts'
import type { SalesPage, SalesRequest } from '../connector.ts'
import { type CountedOrder, pageOfOrders } from '../platform-orders.ts'
import type { Ask } from './call-admin-api.ts'
import { readDisputesOfOrders } from './lost-disputes.ts'
import { type Order, orderLines, orderSchema, platformOrderOf } from './order-entries.ts'
import { linesQuery, ordersByIdQuery, ordersQuery } from './queries.ts'

/**
 * Shopify charges a point for an object and, for a connection, its size times its content, so a page costs 26 points an
 * order: below the 1,000 that a single query may cost.
 */
export const ordersPerPage = 36

/** Lines with their amounts cost 3 points each. */
const linesPerPage = 250

/** Shopify pages through at most 25,000 entries of a list: the sync begins a new list well before. */
const ordersPerList = 24_000

/** The position in a shop's orders at the end of a page. */
const position = z.object({
  /** The start of the current list. */
  since: z.string(),
  /** Shopify's cursor in it; absent at its beginning. */
  after: z.optional(z.string()),
  /** The number of its orders that were read. */
  read: z.int(),
})
type Position = z.output<typeof position>

const ordersAnswer = z.object({
  orders: z.object({
    nodes: z.array(orderSchema),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  }),
})

const lists = {
  placed: { field: 'created_at', sortKey: 'CREATED_AT', timeOf: ({ createdAt }: Order) => createdAt },
  changed: { field: 'updated_at', sortKey: 'UPDATED_AT', timeOf: ({ updatedAt }: Order) => updatedAt },
} as const

/** Shopify stores whole seconds. */
const wholeSecond = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')

/**
 * The search of a list. A list of changes has no end: an order that changes again during the search would otherwise
 * move out of the span.
 */
const searchOf = ({ by, to }: SalesRequest, since: string): string => {
  const { field } = lists[by]
  const from = `${field}:>='${since}'`
  return by === 'changed' ? from : `${from} AND ${field}:<'${wholeSecond(Date.parse(to) + 999)}'`
}

/**
 * The orders of a page to count, and where the next one begins. A full list is ended before the second of its last
 * order, so that the next list begins with all orders of that second.
 */
const turnPage = (
  { by }: SalesRequest,
  { since, read }: Position,
  { nodes, pageInfo }: z.output<typeof ordersAnswer>['orders'],
): { orders: readonly Order[]; next?: Position } => {
  const { timeOf } = lists[by]
  const last = nodes.at(-1)
  if (!pageInfo.hasNextPage || !last || pageInfo.endCursor === null) return { orders: nodes }
  const end = timeOf(last)
  const orders = nodes.filter((order) => timeOf(order) !== end)
  if (read + nodes.length >= ordersPerList && orders.length > 0)
    return { orders, next: { since: end, read: 0 } }
  return { orders: nodes, next: { since, after: pageInfo.endCursor, read: read + nodes.length } }
}

const linesAnswer = z.object({ order: z.nullable(z.object({ lineItems: orderLines })) })

const byIdAnswer = z.object({ nodes: z.array(z.nullable(orderSchema)) })

/** The lines of an order from `after` on, with their amounts. */
const linesFrom = async (
  ask: Ask,
  id: string,
  after: string | null,
): Promise<Order['lineItems']['nodes']> => {
  const { order } = await ask(linesAnswer, linesQuery, { id, first: linesPerPage, after })
  if (!order) return []
  const { nodes, pageInfo } = order.lineItems
  const isLast = !pageInfo.hasNextPage || pageInfo.endCursor === null || pageInfo.endCursor === after
  return isLast ? nodes : [...nodes, ...(await linesFrom(ask, id, pageInfo.endCursor))]
}

/** Adds the amounts of all lines to an order with gift cards, or with lines that were not read yet. */
const withGiftCards = async (ask: Ask, order: Order): Promise<Order> => {
  const { nodes, pageInfo } = order.lineItems
  if (order.test || !(pageInfo.hasNextPage || nodes.some(({ isGiftCard }) => isGiftCard))) return order
  return { ...order, lineItems: { ...order.lineItems, nodes: await linesFrom(ask, order.id, null) } }
}

const inTermsOfEveryPlatform = async (
  ask: Ask,
  orders: readonly Order[],
  { known }: Pick<SalesRequest, 'known'>,
) => {
  const complete: Order[] = []
  for (const order of orders) complete.push(await withGiftCards(ask, order))
  return complete.flatMap((order) => platformOrderOf(order, known?.get(order.id)) ?? [])
}

/**
 * Adds the lost disputes of orders that were cancelled without a full refund: the cancellation must not take back again
 * what the bank took back.
 */
const withDisputes = async (
  ask: Ask,
  orders: readonly CountedOrder[],
  { shop }: Pick<SalesRequest, 'shop'>,
): Promise<readonly CountedOrder[]> => {
  const takenBack = orders.filter((order) =>
    entriesOfOrder(order, shop.currency).some(({ isCancellation }) => isCancellation),
  )
  if (takenBack.length === 0) return orders
  const disputes = await readDisputesOfOrders(
    ask,
    takenBack.map(({ id }) => id),
  )
  return orders.map((order) => ({ ...order, disputes: disputes.get(order.id) ?? [] }))
}

const ordersById = async (ask: Ask, ids: readonly string[]): Promise<readonly Order[]> => {
  const { nodes } = await ask(byIdAnswer, ordersByIdQuery, { ids })
  return nodes.filter((each) => each !== null)
}

/** The present state of orders. */
export const readOrdersById = async (
  ask: Ask,
  request: Omit<SalesRequest, 'cursor'> & { ids: readonly string[] },
  now: Date,
): Promise<SalesPage> => {
  const orders = await inTermsOfEveryPlatform(ask, await ordersById(ask, request.ids), request)
  return pageOfOrders(await withDisputes(ask, orders, request), request, now)
}

/** Orders with their disputes. */
export const readOrdersWithDisputes = async (
  ask: Ask,
  ids: readonly string[],
  disputes: ReadonlyMap<string, readonly Movement[]>,
  request: Pick<SalesRequest, 'known'>,
): Promise<readonly CountedOrder[]> => {
  const orders = await inTermsOfEveryPlatform(ask, await ordersById(ask, ids), request)
  return orders.map((order) => ({ ...order, disputes: disputes.get(order.id) ?? [] }))
}

/** A page of a shop's sales and refunds, from its orders. */
export const readOrders = async (ask: Ask, request: SalesRequest, now: Date): Promise<SalesPage> => {
  const { by, cursor } = request
  const [from, to] = [Date.parse(request.from), Date.parse(request.to)]
  const at: Position = cursor ? position.parse(JSON.parse(cursor)) : { since: wholeSecond(from), read: 0 }
  const { orders: page } = await ask(ordersAnswer, ordersQuery, {
    first: ordersPerPage,
    after: at.after ?? null,
    search: searchOf(request, at.since),
    sortKey: lists[by].sortKey,
  })
  const { orders, next } = turnPage(request, at, page)

  const isWithin = (time: string) => Date.parse(time) >= from && Date.parse(time) < to
  const counted = await inTermsOfEveryPlatform(
    ask,
    orders.filter(({ createdAt }) => by === 'changed' || isWithin(createdAt)),
    request,
  )
  const read = pageOfOrders(
    await withDisputes(ask, counted, request),
    request,
    now,
    (entry) => by === 'placed' || isWithin(entry.at),
  )
  return {
    ...read,
    listed: orders.map(({ id }) => id),
    ...(next ? { cursor: JSON.stringify(next) } : {}),
  }
}
