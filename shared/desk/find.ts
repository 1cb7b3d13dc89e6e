import type { KycStatus } from '../kyc/kyc-status.ts'

export interface FoundCompany {
  companyId: string
  /** In both scripts; null without one. */
  company: string | null
  kycStatus: KycStatus
}

export interface FoundUser {
  userId: string
  name: string | null
  /** Masked. */
  email: string
  companyId: string | null
  company: string | null
}

export interface FoundDrawdown {
  reference: string
  drawdownId: string
  facilityId: string
  companyId: string
  company: string | null
}

export interface FoundAgreement {
  number: string
  agreementId: string
  companyId: string
  company: string | null
}

export interface FoundAccount {
  companyId: string
  accountId: string
  lastFour: string
  company: string | null
}

export interface FoundShop {
  companyId: string
  shopId: string
  name: string
  platform: string
  isUnlinked: boolean
  company: string | null
}

/** Search results by kind; kinds that one's roles exclude are absent. */
export interface Found {
  companies?: FoundCompany[]
  users?: FoundUser[]
  drawdowns?: FoundDrawdown[]
  agreements?: FoundAgreement[]
  accounts?: FoundAccount[]
  shops?: FoundShop[]
  /** The companies in the results. */
  companyIds: string[]
}
