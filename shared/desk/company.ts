import type { CompanyRole, MembershipStatus } from '../companies/company-roles.ts'
import type { FacilityStatus } from '../credit/facility-states.ts'
import type { DrawdownStatus } from '../drawdown/drawdown-states.ts'
import type { KycStatus } from '../kyc/kyc-status.ts'
import type { ProductCode } from '../lending/product-codes.ts'
import type { ImportStatus, ShopStatus } from '../shops/shop-status.ts'
import type { ProposedMark } from './work.ts'

/** A company as the lender's people first look at it. Amounts are decimals, times ISO, dates business dates. */
export interface ShownCompany {
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
  kycStatus: KycStatus
  /** How the change under way of a verified company stands; null where there is none. */
  changeStatus: KycStatus | null
  createdAt: string
  /** How far it has come in each line's application, as its seller is shown it. */
  positions: { productCode: ProductCode; status: string; updatedAt: string }[]
  shops: {
    shopId: string
    platform: string
    name: string
    currency: string
    status: ShopStatus
    importStatus: ImportStatus
    orders: number
    authorisedAt: string
    expiresAt: string | null
  }[]
  members: {
    userId: string
    /** What they call themselves. */
    name: string | null
    email: string | null
    role: CompanyRole
    status: MembershipStatus
    /** When they came in, or asked to. */
    since: string
  }[]
  facilities: {
    facilityId: string
    productCode: ProductCode
    status: FacilityStatus
    currency: string
    limit: string
    outstanding: string
    available: string
    nextReviewDate: string
    /** Since how many days something is past due of it, and how much; null where nothing is. */
    pastDue: { days: number; amount: string } | null
  }[]
  /** The latest, newest first. */
  drawdowns: {
    drawdownId: string
    facilityId: string
    status: DrawdownStatus
    currency: string
    amount: string
    requestedAt: string
    dueDate: string
  }[]
  /** What waits for a second person about it. */
  proposed: readonly ProposedMark[]
}

/** A company among all of them. */
export type CompanyListed = Pick<
  ShownCompany,
  'companyId' | 'companyNameEn' | 'companyNameCn' | 'kycStatus' | 'changeStatus' | 'createdAt' | 'facilities'
>

export interface CompanyList {
  companies: CompanyListed[]
  cursor?: string
}

export interface CompanyNoted {
  companyId: string
  noteId: string
}

/** What was done about a company, and what the lender's people wrote down of it, newest first. */
export interface CompanyHistory {
  companyId: string
  entries: {
    auditId: string
    at: string
    /** Of a seller `user:` and their id. */
    actor: string
    action: string
    /** Somebody of the lender looked, and changed nothing. */
    isLook: boolean
    reason: string | null
    approvedBy: string | null
    /** Of a note what it says. */
    note: string | null
  }[]
  cursor?: string
}
