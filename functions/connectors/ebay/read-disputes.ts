import * as z from 'zod/mini'
import {
  entriesOfDisputes,
  entryOfRefund,
  type Movement,
  type PlatformOrder,
} from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import type { SalesPage, SalesRequest } from '../connector.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'
import { isWithin, withDisputesLast } from '../platform-orders.ts'

const disputesPerPage = 200

const dayMs = 24 * 60 * 60_000

/** The longest span of opening dates in eBay's list of disputes, and how far back the list reaches: eighteen months. */
const longestSpanMs = 89 * dayMs
const reachMs = 530 * dayMs

/** Disputes are searched by the day on which they were opened. The buyer's bank decides within some months. */
const longestDisputeMs = 180 * dayMs

export const disputePage = z.object({
  next: z.nullish(z.string()),
  paymentDisputeSummaries: z.nullish(
    z.array(
      z.object({
        paymentDisputeId: z.string().check(z.minLength(1)),
        closedDate: z.nullish(z.iso.datetime()),
      }),
    ),
  ),
})

const money = z.object({ value: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), currency: z.string() })

export const closedDispute = z.object({
  orderId: z.nullish(z.string()),
  closedDate: z.nullish(z.iso.datetime()),
  resolution: z.nullish(z.object({ recoupAmount: z.nullish(money) })),
})

const position = z.object({ openedFrom: z.int(), offset: z.int() })
type Position = z.output<typeof position>

const cursorOf = (place: Position): string => JSON.stringify(place)

/**
 * The first cursor of the disputes of a span, which follow its orders; undefined if eBay no longer lists any of them.
 */
export const firstDisputes = ({ from, to }: SalesRequest, now: number): string | undefined => {
  const openedFrom = Math.max(Date.parse(from) - longestDisputeMs, now - reachMs)
  return openedFrom < Math.min(Date.parse(to), now) ? cursorOf({ openedFrom, offset: 0 }) : undefined
}

/** The position of a cursor among disputes; undefined for one among orders, which is a number. */
export const disputesAt = (cursor: string | undefined): Position | undefined =>
  cursor === undefined ? undefined : position.safeParse(JSON.parse(cursor)).data

export interface DisputeCalls {
  list(query: URLSearchParams): Promise<z.output<typeof disputePage>>
  find(disputeId: string): Promise<z.output<typeof closedDispute>>
  orders(ids: readonly string[]): Promise<readonly PlatformOrder[]>
}

/** The maximum number of orders that eBay returns by id in one call. */
const ordersAtOnce = 50

type Lost = Movement & { orderId?: string }

/** What eBay recoups for a dispute; nothing for one that the seller won, or that eBay's protection covers. */
const recoupedOf = (
  id: string,
  { closedDate, orderId, resolution }: z.output<typeof closedDispute>,
): Lost[] => {
  const recouped = resolution?.recoupAmount
  const amount = recouped ? centsFromPlatformDecimal(recouped.value) : 0
  return recouped && closedDate && amount > 0
    ? [
        {
          id: `refund:dispute/${id}`,
          at: closedDate,
          amount,
          currency: recouped.currency,
          ...(orderId ? { orderId } : {}),
        },
      ]
    : []
}

/** The amounts that disputes took from the seller in addition to refunds and cancellations of their orders. */
const entriesOf = async (
  { list, find, orders }: DisputeCalls,
  { shop }: SalesRequest,
  lost: readonly Lost[],
): Promise<SalesEntry[]> => {
  const wanted = new Map(lost.map((each) => [each.id, each]))
  const ids = [...new Set(lost.flatMap(({ orderId }) => orderId ?? []))]
  const found = new Set<string>()
  const entries: SalesEntry[] = []
  for (let at = 0; at < ids.length; at += ordersAtOnce)
    for (const order of await orders(ids.slice(at, at + ordersAtOnce))) {
      found.add(order.id)
      const { paymentDisputeSummaries } = await list(new URLSearchParams({ order_id: order.id }))
      // Each of an order's items may have a dispute of its own.
      const disputes = lost.filter(({ orderId }) => orderId === order.id)
      for (const { paymentDisputeId: id, closedDate } of paymentDisputeSummaries ?? [])
        if (closedDate && !wanted.has(`refund:dispute/${id}`))
          disputes.push(...recoupedOf(id, { ...(await find(id)), closedDate }))
      // eBay refuses refunds of disputed orders (34916, "A post-transaction case exists on this order").
      entries.push(...entriesOfDisputes(withDisputesLast(order, disputes), shop.currency))
    }
  // A dispute may concern an order that eBay, which keeps orders for two years, no longer returns.
  const alone = lost.filter(({ orderId }) => orderId === undefined || !found.has(orderId))
  return [
    ...entries.filter(({ id }) => wanted.has(id)),
    ...alone.map((each) => entryOfRefund(each, shop.currency, each.orderId)),
  ]
}

/** A page of the payment disputes that were closed in a span: what eBay recoups from the seller is a refund on that day. */
export const readDisputes = async (
  calls: DisputeCalls,
  request: SalesRequest,
  { openedFrom, offset }: Position,
  now: number,
): Promise<SalesPage> => {
  const end = Math.min(Date.parse(request.to), now)
  const openedTo = Math.min(openedFrom + longestSpanMs, end)
  const page = await calls.list(
    new URLSearchParams({
      payment_dispute_status: 'CLOSED',
      open_date_from: new Date(openedFrom).toISOString(),
      open_date_to: new Date(openedTo).toISOString(),
      limit: String(disputesPerPage),
      offset: String(offset),
    }),
  )
  const listed = page.paymentDisputeSummaries ?? []
  const lost: Lost[] = []
  for (const { paymentDisputeId: id, closedDate } of listed)
    if (closedDate && isWithin(request)({ at: closedDate }))
      lost.push(...recoupedOf(id, { ...(await calls.find(id)), closedDate }))
  const next = page.next
    ? { openedFrom, offset: offset + disputesPerPage }
    : { openedFrom: openedTo, offset: 0 }
  return {
    entries: await entriesOf(calls, request, lost),
    listed: listed.map(({ paymentDisputeId }) => paymentDisputeId),
    ...(page.next || openedTo < end ? { cursor: cursorOf(next) } : {}),
  }
}
