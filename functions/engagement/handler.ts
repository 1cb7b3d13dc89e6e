import { engagementEndpoints } from '../../shared/engagement/engagement.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { createAreaLambda } from '../http/lambda.ts'
import { collectRedPacket } from './collect-red-packet.ts'
import { getCampaignTag } from './get-campaign-tag.ts'
import { getCustomerService } from './get-customer-service.ts'
import { getRedPacketQuantity } from './get-red-packet-quantity.ts'
import { listRedPackets } from './list-red-packets.ts'

export const createEngagementLambda = (deps: Deps) =>
  createAreaLambda(
    engagementEndpoints,
    { listRedPackets, getRedPacketQuantity, collectRedPacket, getCampaignTag, getCustomerService },
    deps,
  )
