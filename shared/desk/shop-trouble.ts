import type { Abnormality } from '../shops/shop-condition.ts'

/** The kind of problem with a shop: its consent, its sales or its platform. */
export type Trouble = 'pending' | 'unauthorized' | 'expired' | 'expiringSoon' | Abnormality

/** A shop with a problem: of a company with a limit or a debt, or one that could never be read. */
export interface ShopTroubleView {
  companyId: string
  shopId: string
  shop: string
  platform: string
  troubles: Trouble[]
  since: string
  /** The facility with the largest debt; null without one. */
  facilityId: string | null
  currency: string | null
  limit: string | null
  outstanding: string | null
}
