import { dropDraft, readDraft, storeDraft } from '../../../api/tab-drafts.ts'
import { emptyShopDetails, type ShopDetails } from '../add/shop-details.ts'

/** The values typed before the redirect to a platform, restored if the seller returns without a shop. */
export interface LinkDraft extends ShopDetails {
  readonly platform: string
  readonly site: string
  readonly domain: string
}

const name = 'link-shop'

export const storeLinkDraft = (draft: LinkDraft): void => storeDraft(name, draft)

export const dropLinkDraft = (): void => dropDraft(name)

/** The last draft in this tab. */
export const lastLinkDraft = (): LinkDraft | null => readDraft(name) as LinkDraft | null

/** The draft for a platform, or an empty one. */
export const linkDraftOf = (platform: string): LinkDraft => {
  const last = lastLinkDraft()
  return last?.platform === platform ? last : { platform, site: '', domain: '', ...emptyShopDetails }
}
