import type { KycStatus } from '../kyc/kyc-status.ts'

export interface FoundCompany {
  companyId: string
  /** In both scripts; null of one that has none yet. */
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

/** What was found, by kind; a kind that one's roles are not told of is absent. */
export interface Found {
  companies?: FoundCompany[]
  users?: FoundUser[]
  drawdowns?: FoundDrawdown[]
  agreements?: FoundAgreement[]
  accounts?: FoundAccount[]
  shops?: FoundShop[]
  /** Of whom something was told. */
  companyIds: string[]
}
