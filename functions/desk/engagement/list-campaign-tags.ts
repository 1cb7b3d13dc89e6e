import * as z from 'zod/mini'
import { listCampaignTags as listTags } from '../../data/campaign-tags.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'

export const listCampaignTagsAct = deskAct({
  name: 'campaign-tag-list',
  summary: 'The campaign tags and what they show, by their ids.',
  reads: true,
  schema: z.object({
    limit: fields.listLimit,
    cursor: fields.listCursor,
  }),
  run: async (listing, _act, { table }) => {
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
  },
})
