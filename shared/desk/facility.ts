import type { FacilityStatus } from '../credit/facility-states.ts'
import type { Account } from '../ledger/accounts.ts'
import type { ExportFormat } from '../ledger/ledger-export.ts'
import type { PostingKind } from '../ledger/posting.ts'
import type { DueKind } from '../lending/allocation.ts'
import type { ProductCode } from '../lending/product-codes.ts'
import type { RepaymentMethod } from '../lending/repayment-options.ts'
import type { ChargeOrderStatus } from '../repayment/charge-order-states.ts'
import type { ShopStatus } from '../shops/shop-status.ts'
import type { PendingApprovalSummary } from './work.ts'

/** A facility with its balances. Amounts are decimals of its currency. */
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
  /** The payer's money that exceeded the debts. */
  suspense: string
  /** The number of postings in the balances. */
  postingCount: number
  /** The basis of the watermark, which equals the limit if none of them has reported a balance. */
  paymentAccounts: ShownPaymentAccount[]
  /** Pending approvals about it. */
  proposed: readonly PendingApprovalSummary[]
}

/** A payment account of the company, as the watermark's basis. */
export interface ShownPaymentAccount {
  platform: string
  /** The platform's id. */
  accountId: string
  status: ShopStatus
  /** Whether its holder is the company, confirmed by the lender or else by the platform. */
  isCompanys: boolean
  /** Its unsettled balance by currency, as last reported; empty before. */
  balances: { currency: string; amount: string; reportedAt: string }[]
}

/** One entry of a facility's ledger. */
export interface ListedPosting {
  postingId: string
  kind: PostingKind
  businessDate: string
  at: string
  chargeId: string | null
  /** Debits positive, each with the balance of its account afterwards. */
  lines: { account: Account; amount: string; balance: string }[]
  /** For a requested account: by how much this changed its balance, and to what; null otherwise. */
  change: string | null
  balance: string | null
  /** Whether it can be reversed, and is not reversed yet. */
  canReverse: boolean
}

/** Entries of a facility's ledger, the latest first. */
export interface PostingList {
  facilityId: string
  currency: string
  /** The total number of entries. */
  postingCount: number
  postings: ListedPosting[]
  cursor?: string
}

/** A charge order, and today's debt on it. */
export interface ListedCharge {
  chargeId: string
  drawdownId: string
  /** The reference of its transfer. */
  reference: string
  dueDate: string
  status: ChargeOrderStatus
  charged: string
  owed: string
  /** The debt by kind. */
  owedByKind: Record<DueKind, string>
  /** Reported by the seller, or requested from the platform, and not yet posted. */
  pending: string
}

/** A cost document that the lender has filed. */
export interface FeeDocument {
  fileId: string
  fileName: string
  filedAt: string
  /** Whether a fee references it: the seller sees it then. */
  isUsed: boolean
}

/** Charge orders of a facility, the latest due date first. */
export interface ChargeList {
  facilityId: string
  currency: string
  /** Suspense that is held for the seller and can settle them. */
  suspense: string
  /** Documents that can justify a fee, the latest first; only on the first page. */
  documents: FeeDocument[]
  charges: ListedCharge[]
  cursor?: string
}

/** A running drawdown, and its uncharged amounts. */
export interface ScheduledDrawdown {
  drawdownId: string
  reference: string
  drawdownDate: string
  amount: string
  ratePercent: string
  method: RepaymentMethod
  dues: {
    dueDate: string
    principal: string
    interest: string
    fees: string
    total: string
    /** Assumes weeks of sales like the mean of the last year. */
    isSupposed: boolean
  }[]
}

/** The uncharged amounts of a facility, by drawdown, the latest first. */
export interface ScheduleList {
  facilityId: string
  currency: string
  drawdowns: ScheduledDrawdown[]
  cursor?: string
}

/** Every account of a facility's ledger, debits positive. */
export interface TrialBalance {
  facilityId: string
  currency: string
  accounts: Record<Account, string>
  /** Their sum: 0 if every entry balanced. */
  total: string
  /** Whether the entries add up to the balances. */
  rebuiltEqual: boolean
}

/** All entries of a facility as text. */
export interface LedgerExport {
  facilityId: string
  currency: string
  format: ExportFormat
  /** The number of entries. */
  postings: number
  sha256: string
  content: string
}
