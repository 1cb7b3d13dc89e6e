import { type CampaignTag, findCampaignTag, replaceCampaignTag } from '../../data/campaign-tags.ts'
import { findRedPacketPool } from '../../data/red-packet-pools.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { refusePublicTexts } from './refuse-public-text.ts'

const shown = ({ tagId, name, template, redPacketId }: CampaignTag) => ({
  campaignTag: tagId,
  name,
  template,
  redPacket: redPacketId ?? null,
})

export const setCampaignTagAct: RunAct<'campaign-tag-set'> = async (
  { id, template, name, redPacket },
  act,
  { table, clock, config },
) => {
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
}
