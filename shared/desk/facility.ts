import type { FacilityStatus } from '../credit/facility-states.ts'
import type { Account } from '../ledger/accounts.ts'
import type { PostingKind } from '../ledger/posting.ts'
import type { ProductCode } from '../lending/product-codes.ts'
import type { ChargeOrderStatus } from '../repayment/charge-order-states.ts'

/** A facility with what is behind its balances. Amounts are decimals of its currency. */
export interface ShownFacility {
  facilityId: string
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
  productCode: ProductCode
  currency: string
  status: FacilityStatus
  effectiveDate: string
  nextReviewDate: string
  marginPercent: string
  limit: string
  watermark: string
  frozenLimit: string
  outstanding: string
  pendingDrawdown: string
  available: string
  interestOwed: string
  overdueInterestOwed: string
  feesOwed: string
  /** The payer's money that nothing was owed for. */
  suspense: string
  /** The latest charge orders, the last to fall due first. */
  charges: {
    chargeId: string
    drawdownId: string
    dueDate: string
    status: ChargeOrderStatus
    charged: string
    owed: string
  }[]
  /** Principal that is still to be charged, by due date; of a share of sales it may come sooner. */
  schedule: { drawdownId: string; dueDate: string; principal: string }[]
  /** The latest entries of its ledger, the last that was written first. */
  postings: {
    postingId: string
    kind: PostingKind
    businessDate: string
    at: string
    lines: { account: Account; amount: string }[]
  }[]
  /** How many entries there are in all. */
  postingCount: number
}
