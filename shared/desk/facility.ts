import type { FacilityStatus } from '../credit/facility-states.ts'
import type { Account } from '../ledger/accounts.ts'
import type { ExportFormat } from '../ledger/ledger-export.ts'
import type { PostingKind } from '../ledger/posting.ts'
import type { DueKind } from '../lending/allocation.ts'
import type { ProductCode } from '../lending/product-codes.ts'
import type { RepaymentMethod } from '../lending/repayment-options.ts'
import type { ChargeOrderStatus } from '../repayment/charge-order-states.ts'
import type { ShopStatus } from '../shops/shop-status.ts'
import type { ProposedMark } from './work.ts'

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
  /** The payer's money that nothing was owed for. */
  suspense: string
  /** How many entries the balances are made of. */
  postingCount: number
  /** What the watermark follows from: it is the limit itself where none of them has reported. */
  paymentAccounts: ShownPaymentAccount[]
  /** What waits for a second person about it. */
  proposed: readonly ProposedMark[]
}

/** A payment account of the company, as far as the watermark rests on it. */
export interface ShownPaymentAccount {
  platform: string
  /** As its platform names it. */
  accountId: string
  status: ShopStatus
  /** Whether its holder is the company, by the lender or else by the platform. */
  isCompanys: boolean
  /** What it held and had not settled, by currency, as last reported; empty before. */
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
  /** Of the balance that was asked for, as it is shown: by how much this changed it, and to what; null where none was. */
  change: string | null
  balance: string | null
  /** Whether it can be taken back, and was not yet. */
  canReverse: boolean
}

/** Entries of a facility's ledger, the last that was written first. */
export interface PostingList {
  facilityId: string
  currency: string
  /** How many there are in all. */
  postingCount: number
  postings: ListedPosting[]
  cursor?: string
}

/** What a seller was asked to pay, and what of it is owed by today. */
export interface ListedCharge {
  chargeId: string
  drawdownId: string
  /** What a transfer for it says. */
  reference: string
  dueDate: string
  status: ChargeOrderStatus
  charged: string
  owed: string
  /** The parts of what is owed. */
  owedByKind: Record<DueKind, string>
  /** Reported by the seller, or asked of the platform, and not yet posted. */
  pending: string
}

/** A document of a cost that the lender has filed. */
export interface FeeDocument {
  fileId: string
  fileName: string
  filedAt: string
  /** Whether a fee rests on it: the seller sees it then. */
  isUsed: boolean
}

/** Charge orders of a facility, the last to fall due first. */
export interface ChargeList {
  facilityId: string
  currency: string
  /** What is held for the seller, to settle them from. */
  suspense: string
  /** What a fee may rest on, the latest first; with the first page alone. */
  documents: FeeDocument[]
  charges: ListedCharge[]
  cursor?: string
}

/** A drawdown that is running, and what of it is still to be charged. */
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
    /** By weeks of sales like the mean of the last year. */
    isSupposed: boolean
  }[]
}

/** What is still to fall due of a facility, by drawdown, the latest first. */
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
  /** Their sum: 0 where every entry balanced. */
  total: string
  /** Whether the entries add up to the balances. */
  rebuiltEqual: boolean
}

/** All entries of a facility as text. */
export interface LedgerExport {
  facilityId: string
  currency: string
  format: ExportFormat
  /** How many there are. */
  postings: number
  sha256: string
  content: string
}
