import type { KycChange } from '../kyc/kyc-changes.ts'
import type { KycSections } from '../kyc/kyc-sections.schema.ts'
import type { KycDecision, KycStatus } from '../kyc/kyc-status.ts'
import type { ReturnedField } from '../kyc/returned-fields.ts'
import type { RiskLevel } from '../kyc/risk-points.schema.ts'
import type { WaitingRow } from './work.ts'

/** A KYC as it was submitted, the latest version first. */
export interface ShownKyc {
  companyId: string
  kycId: string
  kycStatus: KycStatus
  reviewer: string | null
  /** Of one that waits: who works on it. */
  work?: WaitingRow
  answerDue: string | null
  changesKycId: string | null
  changes: KycChange[] | null
  reviews: readonly {
    submittedAt: string
    decidedAt: string
    decision: KycDecision
    reviewer: string
    reason?: string
    returned?: readonly ReturnedField[]
  }[]
  beneficialOwners: { name: string | null; percent: string }[]
  versions: {
    submittedAt: string
    /** Paths of the fields that differ from the version before. */
    changed: string[]
    sections: KycSections
    files: readonly { fileId: string; fileName: string }[]
  }[]
}

/** The signals that fraud review rests on. */
export interface ShownRisk {
  companyId: string
  level: RiskLevel
  shared: { kind: string; companyIds: string[] }[]
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
