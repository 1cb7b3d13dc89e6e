import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { listRedPacketPools, remainingOn } from '../data/red-packet-pools.ts'
import { listCompanyRedPackets as listPacketsOf } from '../data/red-packets.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describePool, describeRedPacket } from './describe-red-packet.ts'

export const listRedPackets: Handler<typeof engagementEndpoints.listRedPackets> = async (
  { input, session },
  { table, clock },
) => {
  const { status } = input.query
  const today = businessDate(clock())
  const [packets, pools] = await Promise.all([
    listPacketsOf(table, session.companyId),
    listRedPacketPools(table),
  ])
  const owned = new Set(packets.map(({ packetId }) => packetId))
  const open = pools.filter((pool) => !owned.has(pool.poolId) && remainingOn(pool, today) > 0)
  const all = [
    ...open.map((pool) => describePool(pool, today)),
    ...packets.map((packet) => describeRedPacket(packet, today)),
  ]
  return answer(all.filter((each) => status === undefined || each.status === status))
}
