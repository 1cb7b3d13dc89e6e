import type { KycCheck, OpenedDocument } from '#shared/kyc/valid-checks.ts'
import { companyItemKey } from './companies.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** The review of a KYC: the fields that were accepted or are about to be returned, and the files that were opened. */
export interface KycChecks {
  companyId: string
  kycId: string
  checks: readonly KycCheck[]
  /** The files of its submissions that reviewers opened, each once a reviewer. Absent before the first. */
  opened?: readonly OpenedDocument[]
  version: number
}

type Named = Pick<KycChecks, 'companyId' | 'kycId'>

const key = ({ companyId, kycId }: Named) => companyItemKey(companyId, `KYCCHECKS#${kycId}`)

/** Access pattern: the checked fields of a KYC. None yet: version 0. */
export const findKycChecks = async (table: Table, { companyId, kycId }: Named): Promise<KycChecks> => {
  const found: Item<KycChecks> | undefined = await table.get<KycChecks>(key({ companyId, kycId }))
  return found ?? { companyId, kycId, checks: [], version: 0 }
}

/** Fails if a field was checked since it was read. */
export const replaceKycChecks = (table: Table, checks: KycChecks): Write =>
  replace<KycChecks>(table, { ...checks, ...key(checks), type: 'kyc-checks' })
