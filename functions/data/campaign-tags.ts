import type { AdvertTemplate } from '#shared/engagement/advert-templates.ts'
import { groupIndex, type Item, type ItemPage, replace, type Table, type Write } from './table.ts'

/** The content of a campaign, for visitors who follow its links. */
export interface CampaignTag {
  tagId: string
  name: string
  template: AdvertTemplate
  /** The red packets that it distributes. */
  redPacketId?: string
  /** ISO timestamp, UTC, of the last change. */
  changedAt: string
  version: number
}

const group = 'CAMPAIGNTAG'

const key = (tagId: string) => ({ pk: `CAMPAIGNTAG#${tagId}`, sk: 'CAMPAIGNTAG' })

/** Access pattern: a campaign tag by id. */
export const findCampaignTag = (table: Table, tagId: string): Promise<Item<CampaignTag> | undefined> =>
  table.get<CampaignTag>(key(tagId))

/** Access pattern: all campaign tags, by their ids. */
export const listCampaignTags = (
  table: Table,
  listing: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<CampaignTag>> => table.query<CampaignTag>({ pk: group, index: groupIndex, ...listing })

/** Sets a campaign's content. A new one has version 0. */
export const replaceCampaignTag = (table: Table, tag: CampaignTag): Write =>
  replace<CampaignTag>(table, {
    ...key(tag.tagId),
    type: 'campaign-tag',
    gsi1pk: group,
    gsi1sk: tag.tagId,
    ...tag,
  })
