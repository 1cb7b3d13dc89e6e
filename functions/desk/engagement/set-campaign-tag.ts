import * as z from 'zod/mini'
import { advertTemplates } from '#shared/engagement/advert-templates.ts'
import { type CampaignTag, findCampaignTag, replaceCampaignTag } from '../../data/campaign-tags.ts'
import { findRedPacketPool } from '../../data/red-packet-pools.ts'
import { chosenId, describedField, shortText } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { refusePublicTexts } from './refuse-public-text.ts'

const schema = z.object({
  id: describedField(chosenId, 'the campaign’s name, as it stands in its address', 'spring-2027'),
  template: describedField(z.enum(advertTemplates), 'which advert visitors see', 'adv-red'),
  name: describedField(shortText(100), 'what the campaign is called', 'Spring 2027'),
  redPacket: z.optional(
    describedField(chosenId, 'the pool of red packets that the campaign gives away', 'welcome-2027'),
  ),
})

const shown = ({ tagId, name, template, redPacketId }: CampaignTag) => ({
  campaignTag: tagId,
  name,
  template,
  redPacket: redPacketId ?? null,
})

export const setCampaignTagAct = deskAct({
  name: 'campaign-tag-set',
  summary: 'Sets what a campaign shows to visitors: its advert, and the red packets that it gives away.',
  positional: ['id', 'template'],
  sensitive: { kinds: ['speaksForLender', 'waivesDebt'] },
  needsReason: true,
  fourEyes: true,
  schema,
  run: async ({ id, template, name, redPacket }, act, { table, clock, config }) => {
    const refused = refusePublicTexts([{ name }], config)
    if (refused) return refused
    if (redPacket !== undefined && !(await findRedPacketPool(table, redPacket)))
      return refuseAct('notFound', `there is no pool of red packets ${redPacket}`)
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
    if (!written.ok)
      return refuseAct('changedMeanwhile', 'the campaign tag was changed at the same moment; look again')
    return outcome
  },
})
