import * as z from 'zod/mini'
import type { Movement } from '#shared/shops/counted-order.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'
import { type Ask, ScopeMissing } from './call-admin-api.ts'
import { disputesByIdQuery, disputesOfOrdersQuery } from './queries.ts'

export const shopifyDispute = z.object({
  id: z.string(),
  status: z.string(),
  type: z.string(),
  finalizedOn: z.nullable(z.iso.datetime()),
  amount: z.object({ amount: z.string().check(z.regex(/^\d+(\.\d+)?$/)), currencyCode: z.string() }),
})

const ofOrders = z.object({
  nodes: z.array(
    z.nullable(
      z.object({ id: z.string(), disputes: z.array(z.object({ id: z.string(), status: z.string() })) }),
    ),
  ),
})

const byId = z.object({ nodes: z.array(z.nullable(shopifyDispute)) })

/** The states in which the buyer has the money back. One that led to a refund is among the order's refunds. */
const lostStates = ['LOST', 'ACCEPTED']

/** What a dispute took from the seller; undefined for one that took nothing, or not yet. */
export const lostMovement = ({
  id,
  status,
  type,
  finalizedOn,
  amount: { amount, currencyCode },
}: z.output<typeof shopifyDispute>): Movement | undefined =>
  type === 'CHARGEBACK' && lostStates.includes(status) && finalizedOn !== null
    ? {
        id: `refund:${id}`,
        at: finalizedOn,
        amount: centsFromPlatformDecimal(amount),
        currency: currencyCode,
      }
    : undefined

/** The disputes that were lost, by the ids of their orders. None under a consent that does not cover disputes. */
export const readDisputesOfOrders = async (
  ask: Ask,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Movement[]>> => {
  try {
    const { nodes } = await ask(ofOrders, disputesOfOrdersQuery, { ids: orderIds })
    const lost = nodes.flatMap((order) =>
      (order?.disputes ?? [])
        .filter(({ status }) => lostStates.includes(status))
        .map(({ id }) => ({ id, orderId: order?.id ?? '' })),
    )
    if (lost.length === 0) return new Map()
    const found = await ask(byId, disputesByIdQuery, { ids: lost.map(({ id }) => id) })
    const movements = new Map(
      found.nodes.map((dispute) => [dispute?.id ?? '', dispute && lostMovement(dispute)]),
    )
    return new Map(
      [...Map.groupBy(lost, ({ orderId }) => orderId)].map(([orderId, disputes]) => [
        orderId,
        disputes.flatMap(({ id }) => movements.get(id) ?? []),
      ]),
    )
  } catch (error) {
    if (error instanceof ScopeMissing) return new Map()
    throw error
  }
}
