import * as z from 'zod/mini'
import { advertTemplates } from '#shared/engagement/advert-templates.ts'
import { type CampaignTag, findCampaignTag, replaceCampaignTag } from '../../data/campaign-tags.ts'
import { findRedPacketPool } from '../../data/red-packet-pools.ts'
import { chosenId } from '../engine/chosen-id.ts'
import { deskAction, refuseAct } from '../engine/desk-action.ts'
import { shortText } from '../engine/short-text.ts'

const schema = z.object({
  id: chosenId,
  template: z.enum(advertTemplates),
  name: shortText(100),
  /** The pool of red packets that the campaign gives away. */
  redPacket: z.optional(chosenId),
})

const shown = ({ tagId, name, template, redPacketId }: CampaignTag) => ({
  campaignTag: tagId,
  name,
  template,
  redPacket: redPacketId ?? null,
})

export const setCampaignTag = deskAction({
  name: 'campaign-tag-set',
  summary: 'Sets what a campaign shows to visitors: its advert, and the red packets that it gives away.',
  positional: ['id', 'template'],
  schema,
  run: async ({ id, template, name, redPacket }, act, { table, clock }) => {
    if (redPacket !== undefined && !(await findRedPacketPool(table, redPacket)))
      return refuseAct(20018, `there is no pool of red packets ${redPacket}`)
    const before = await findCampaignTag(table, id)
    const tag: CampaignTag = {
      tagId: id,
      name,
      template,
      ...(redPacket === undefined ? {} : { redPacketId: redPacket }),
      changedAt: clock().toISOString(),
      version: before?.version ?? 0,
    }
    const { campaignTag: _id, ...fields } = shown(tag)
    const outcome = { ok: true as const, id, ...fields }
    if (before && JSON.stringify(shown(before)) === JSON.stringify(shown(tag))) return outcome
    const written = await table.transact({
      tag: replaceCampaignTag(table, tag),
      audit: act.audit({ before: before ? shown(before) : null, after: shown(tag) }),
    })
    if (!written.ok) return refuseAct(20009, 'the campaign tag was changed at the same moment; look again')
    return outcome
  },
})
