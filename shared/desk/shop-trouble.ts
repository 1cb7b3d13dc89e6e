import type { Abnormality } from '../shops/shop-condition.ts'

/** What is wrong with a shop: its consent, or what its sales or its platform show. */
export type Trouble = 'pending' | 'unauthorized' | 'expired' | 'expiringSoon' | Abnormality

/** A shop that something is wrong with, of a company that has a limit or owes something. */
export interface ShopTroubleView {
  companyId: string
  shopId: string
  shop: string
  platform: string
  troubles: Trouble[]
  since: string
  /** Of the facility that most is owed on. */
  facilityId: string
  currency: string
  limit: string
  outstanding: string
}
