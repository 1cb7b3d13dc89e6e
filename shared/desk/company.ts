import type { CompanyRole, MembershipStatus } from '../companies/company-roles.ts'
import type { FacilityStatus } from '../credit/facility-states.ts'
import type { DrawdownStatus } from '../drawdown/drawdown-states.ts'
import type { KycStatus } from '../kyc/kyc-status.ts'
import type { ProductCode } from '../lending/product-codes.ts'
import type { ImportStatus, ShopStatus } from '../shops/shop-status.ts'
import type { PendingApprovalSummary } from './work.ts'

/** The back office's overview of a company. Amounts are decimals, times ISO, dates business dates. */
export interface ShownCompany {
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
  kycStatus: KycStatus
  /** The status of a verified company's pending change; null without one. */
  changeStatus: KycStatus | null
  createdAt: string
  /** Its progress in each line's application, as its seller sees it. */
  positions: { productCode: ProductCode; status: string; updatedAt: string }[]
  shops: {
    shopId: string
    platform: string
    name: string
    currency: string
    status: ShopStatus
    importStatus: ImportStatus
    orders: number
    /** Net sales in other currencies, as sold: what the figures contain at each day's rate, and what has no rate. */
    converted: { currency: string; amount: string; orders: number }[]
    leftOut: { currency: string; amount: string; orders: number }[]
    authorisedAt: string
    expiresAt: string | null
  }[]
  members: {
    userId: string
    /** The user's name. */
    name: string | null
    email: string | null
    role: CompanyRole
    status: MembershipStatus
    /** When they joined, or requested to. */
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
    /** Days and amount past due; null if nothing is. */
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
  /** Pending approvals about it. */
  proposed: readonly PendingApprovalSummary[]
}

/** A company in the list of all. */
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

/** The audit entries and notes about a company, newest first. */
export interface CompanyHistory {
  companyId: string
  entries: {
    auditId: string
    at: string
    /** For a seller, `user:` and the user id. */
    actor: string
    action: string
    /** A back-office user viewed data, and changed nothing. */
    isLook: boolean
    reason: string | null
    approvedBy: string | null
    /** The text of a note. */
    note: string | null
  }[]
  cursor?: string
}
