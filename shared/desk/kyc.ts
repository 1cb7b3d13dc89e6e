import type { KycChange } from '../kyc/kyc-changes.ts'
import type { KycSections } from '../kyc/kyc-sections.schema.ts'
import type { KycDecision, KycStatus } from '../kyc/kyc-status.ts'
import type { ReturnedField } from '../kyc/returned-fields.ts'
import type { RiskLevel } from '../kyc/risk-points.schema.ts'
import type { KycCheck, KycDraftReturn } from '../kyc/valid-checks.ts'
import type { ClaimedRow } from './work.ts'

/** A submitted KYC, the latest version first. */
export interface ShownKyc {
  companyId: string
  kycId: string
  kycStatus: KycStatus
  reviewer: string | null
  /** For one that waits: its assignee. */
  work?: ClaimedRow
  answerDue: string | null
  changesKycId: string | null
  changes: KycChange[] | null
  /** Changed contacts of known people: the change waits for each, and cannot be approved if one was objected to. */
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
  /** For a change, the KYC in force until it is approved. */
  inForce: KycSections | null
  /** Accepted fields of the latest version that are unchanged since. */
  checks: readonly KycCheck[]
  /** Fields of the latest version that a reviewer is about to return, whoever it is. */
  draftReturns: readonly KycDraftReturn[]
  reviews: readonly {
    /** The KYC: this one, or a predecessor. */
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
    /** Paths of the fields that differ from the previous version. */
    changed: string[]
    sections: KycSections
    files: readonly { fileId: string; fileName: string }[]
  }[]
}

/** The fields of a KYC that were accepted or are to be returned, in any version. */
export interface KycChecked {
  companyId: string
  kycId: string
  checks: readonly KycCheck[]
}

/** The signals for fraud review. */
export interface ShownRisk {
  companyId: string
  level: RiskLevel
  /** Identities shared with other companies, and those companies. */
  shared: {
    kind: string
    companies: {
      companyId: string
      companyNameEn: string | null
      companyNameCn: string | null
      kycStatus: KycStatus | null
    }[]
  }[]
  /** By the agreement’s number, signers from one network address and browser. */
  signedTogether: string[]
  /** Agreements whose limit waits, or waited, for the lender's review of the signatures. */
  signerChecks: {
    agreementId: string
    number: string
    signers: string
    since: string
    acknowledgedAt: string | null
    acknowledgedBy: string | null
  }[]
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

/** A link to a company's file, valid for minutes. */
export interface OpenedFile {
  companyId: string
  fileId: string
  fileName: string
  contentType: string
  size: number
  kind: string | null
  url: string
}
