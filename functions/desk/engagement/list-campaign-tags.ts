import { listCampaignTags as listTags } from '../../data/campaign-tags.ts'
import type { RunAct } from '../engine/desk-act.ts'

export const listCampaignTagsAct: RunAct<'campaign-tag-list'> = async (listing, _act, { table }) => {
  const { items, cursor } = await listTags(table, listing)
  return {
    ok: true,
    campaignTags: items.map(({ tagId: id, name, template, redPacketId, changedAt }) => ({
      id,
      name,
      template,
      redPacket: redPacketId ?? null,
      changedAt,
    })),
    ...(cursor ? { cursor } : {}),
  }
}
