import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { findCampaignTag } from '../data/campaign-tags.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

export const getCampaignTag: Handler<typeof engagementEndpoints.getCampaignTag> = async (
  { input },
  { table },
) => {
  const tag = await findCampaignTag(table, input.params.id)
  if (!tag) return refuse('notFound')
  const { tagId, name, template, redPacketId } = tag
  return answer({ id: tagId, name, template, red_packet_id: redPacketId ?? null })
}
