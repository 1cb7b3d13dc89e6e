import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findRedPacketPool, remainingOn } from '../data/red-packet-pools.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

export const getRedPacketQuantity: Handler<typeof engagementEndpoints.getRedPacketQuantity> = async (
  { input },
  { table, clock },
) => {
  const pool = await findRedPacketPool(table, input.params.id)
  return pool ? answer({ remaining_quantity: remainingOn(pool, businessDate(clock())) }) : refuse('notFound')
}
