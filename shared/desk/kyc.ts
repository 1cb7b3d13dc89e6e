import type { KycChange } from '../kyc/kyc-changes.ts'
import type { KycSections } from '../kyc/kyc-sections.schema.ts'
import type { KycDecision, KycStatus } from '../kyc/kyc-status.ts'
import type { ReturnedField } from '../kyc/returned-fields.ts'
import type { RiskLevel } from '../kyc/risk-points.schema.ts'
import type { KycCheck } from '../kyc/standing-checks.ts'
import type { HeldRow } from './work.ts'

/** A KYC as it was submitted, the latest version first. */
export interface ShownKyc {
  companyId: string
  kycId: string
  kycStatus: KycStatus
  reviewer: string | null
  /** Of one that waits: who works on it. */
  work?: HeldRow
  answerDue: string | null
  changesKycId: string | null
  changes: KycChange[] | null
  /** Other contacts of people who were known: the change waits for each, and is not approved where one was objected to. */
  contactChanges: readonly {
    name: string
    formerEmail: string
    formerMobile: string | null
    email: string
    mobile: string | null
    askedAt: string
    waitsUntil: string
    objectedAt: string | null
  }[]
  /** Of a change what is in force until it is approved. */
  inForce: KycSections | null
  /** Fields of the latest version that were accepted, and are as they were then. */
  checks: readonly KycCheck[]
  reviews: readonly {
    /** Which KYC it was of: this, or one that it goes on. */
    kycId: string
    submittedAt: string
    decidedAt: string
    decision: KycDecision
    reviewer: string
    reason?: string
    returned?: readonly ReturnedField[]
  }[]
  beneficialOwners: { nameEn: string | null; nameCn: string | null; percent: string }[]
  versions: {
    submittedAt: string
    /** Paths of the fields that differ from the version before. */
    changed: string[]
    sections: KycSections
    files: readonly { fileId: string; fileName: string }[]
  }[]
}

/** What was accepted of a KYC, of whichever version. */
export interface KycChecked {
  companyId: string
  kycId: string
  checks: readonly KycCheck[]
}

/** The signals that fraud review rests on. */
export interface ShownRisk {
  companyId: string
  level: RiskLevel
  /** What other companies have named as well, and which. */
  shared: {
    kind: string
    companies: {
      companyId: string
      companyNameEn: string | null
      companyNameCn: string | null
      kycStatus: KycStatus | null
    }[]
  }[]
  /** By the agreement’s number, who signed it from one network address and browser. */
  signedTogether: string[]
  pasted: string[]
  devices: number
  addresses: number
  shopsOfOtherNames: string[]
  youngCompany: boolean
  points: {
    at: string
    step: string
    userId: string
    ip: string
    userAgent: string
    deviceId: string
    timeZone: string
    pasted: readonly string[]
  }[]
}

/** A link to a company's file, good for minutes. */
export interface OpenedFile {
  companyId: string
  fileId: string
  fileName: string
  contentType: string
  size: number
  kind: string | null
  url: string
}
