import * as z from 'zod/mini'
import { entriesOfDisputes, entryOfRefund, type Movement } from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { addDays } from '#shared/time/business-date.ts'
import type { SalesPage, SalesRequest } from '../connector.ts'
import { isWithin } from '../platform-orders.ts'
import { type Ask, ScopeMissing } from './call-admin-api.ts'
import { lostMovement, readDisputesOfOrders, shopifyDispute } from './lost-disputes.ts'
import { disputesQuery } from './queries.ts'
import { ordersPerPage, readOrdersWithDisputes } from './read-orders.ts'

/** Each costs 4 points, of the 1,000 that a single query may cost. */
const disputesPerPage = 100

/** Shopify searches disputes by the day on which they began. The buyer's bank decides within some months. */
const longestDisputeDays = 180

const disputesAnswer = z.object({
  disputes: z.object({
    nodes: z.array(z.extend(shopifyDispute, { order: z.nullable(z.object({ id: z.string() })) })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  }),
})

const position = z.object({ disputes: z.literal(true), after: z.optional(z.string()) })
type Position = z.output<typeof position>

/** The first cursor of the disputes of a span, which follow its orders. */
export const firstDisputes = JSON.stringify({ disputes: true } satisfies Position)

/** The position of a cursor among disputes; undefined for one among orders. */
export const disputesAt = (cursor: string | undefined): Position | undefined =>
  cursor === undefined ? undefined : position.safeParse(JSON.parse(cursor)).data

/** The amounts that disputes took from the seller in addition to refunds and cancellations of their orders. */
const entriesOf = async (
  ask: Ask,
  request: SalesRequest,
  lost: readonly { movement: Movement; orderId: string | undefined }[],
): Promise<SalesEntry[]> => {
  const ids = [...new Set(lost.flatMap(({ orderId }) => orderId ?? []))]
  const entries: SalesEntry[] = []
  const found = new Set<string>()
  for (let at = 0; at < ids.length; at += ordersPerPage) {
    const batch = ids.slice(at, at + ordersPerPage)
    const disputes = await readDisputesOfOrders(ask, batch)
    for (const order of await readOrdersWithDisputes(ask, batch, disputes, request)) {
      found.add(order.id)
      entries.push(...entriesOfDisputes(order, request.shop.currency))
    }
  }
  const wanted = new Set(lost.map(({ movement }) => movement.id))
  // A dispute may concern an order that Shopify no longer has.
  const alone = lost.filter(({ orderId }) => orderId === undefined || !found.has(orderId))
  return [
    ...entries.filter(({ id }) => wanted.has(id)),
    ...alone.map(({ movement }) => entryOfRefund(movement, request.shop.currency)),
  ]
}

/**
 * A page of the chargebacks that the shop lost in a span, as refunds on the day on which each was lost. Until then the
 * money may come back. A consent from before disputes were requested has none.
 */
export const readLostDisputes = async (
  ask: Ask,
  request: SalesRequest,
  { after }: Position,
): Promise<SalesPage> => {
  const since = addDays(request.from.slice(0, 10), -longestDisputeDays)
  const answer = await ask(disputesAnswer, disputesQuery, {
    first: disputesPerPage,
    after: after ?? null,
    search: `initiated_at:>='${since}T00:00:00Z'`,
  }).catch((error: unknown) => {
    if (error instanceof ScopeMissing) return undefined
    throw error
  })
  if (!answer) return { entries: [] }
  const { nodes, pageInfo } = answer.disputes
  const lost = nodes.flatMap(({ order, ...dispute }) => {
    const movement = lostMovement(dispute)
    return movement && isWithin(request)(movement) ? [{ movement, orderId: order?.id }] : []
  })
  return {
    entries: await entriesOf(ask, request, lost),
    listed: nodes.map(({ id }) => id),
    ...(pageInfo.hasNextPage && pageInfo.endCursor !== null
      ? { cursor: JSON.stringify({ disputes: true, after: pageInfo.endCursor } satisfies Position) }
      : {}),
  }
}
