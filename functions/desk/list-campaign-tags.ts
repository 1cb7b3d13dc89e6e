import * as z from 'zod'
import { listCampaignTags as listTags } from '../data/campaign-tags.ts'
import { deskAction } from './desk-action.ts'

export const listCampaignTags = deskAction({
  name: 'campaign-tag-list',
  summary: 'The campaign tags and what they show, by their ids.',
  reads: true,
  schema: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().optional(),
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
