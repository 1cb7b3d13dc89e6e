import type { ResponseOf } from '#shared/api/endpoint.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import type { RedPacketStatus } from '#shared/engagement/red-packet-states.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

const { listRedPackets } = engagementEndpoints

export type RedPacket = ResponseOf<typeof listRedPackets>[number]

/**
 * The company's red packets, of one status or all. Refetched whenever they are shown, as drawdowns use and return them.
 */
export const redPacketsQuery = (status?: RedPacketStatus) => ({
  ...endpointQuery(listRedPackets, { query: status ? { status } : {} }),
  staleTime: 0,
})

/** The common query key of all lists of red packets. */
export const redPacketsQueryKey = [listRedPackets.name] as const
