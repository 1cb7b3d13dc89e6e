import type { ProductLineId } from '../product-lines/product-lines.ts'
import type { AdvertTemplate } from './advert-templates.ts'

/** The advert of a landing page: a campaign's, or the one about automatic approval. */
export type Advert = AdvertTemplate | 'credit-approval-automation'

/** Campaigns' adverts by the `tpid` of their links. */
const ofCampaigns: Readonly<Record<string, AdvertTemplate>> = {
  '2506red': 'adv-red',
  '2506blue': 'adv-blue',
  '2507red': 'adv-red',
}

const ofLines = {
  hook: 'adv-red',
  underwriting: 'credit-approval-automation',
  payoneer: 'adv-blue',
} as const satisfies Record<ProductLineId, Advert>

/** The advert of a landing page by its `tpid`; without a known one, by the page. */
export const chooseAdvert = (line: ProductLineId | undefined, tpid: string | null): Advert =>
  (tpid && Object.hasOwn(ofCampaigns, tpid) ? ofCampaigns[tpid] : undefined) ??
  (line ? ofLines[line] : 'adv-blue')

/** Whether a retail partner referred the visitor: its links lead to small shops, with an adviser and a campaign. */
export const isFromRetailPartner = (
  line: ProductLineId | undefined,
  { cpid, tpid }: { cpid: string | null; tpid: string | null },
): boolean => line === 'hook' && Boolean(cpid) && Boolean(tpid)
