import type { FieldError } from '#shared/api/envelope.ts'
import { changedFields } from '#shared/kyc/changed-fields.ts'
import { isCorrected } from '#shared/kyc/editable-fields.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { type Kyc, latestReviewOf, listKycVersions } from '../data/kyc.ts'
import type { Table } from '../data/table.ts'

/** The fields of a returned KYC that differ from its last submission. Undefined for one that was not returned. */
export const findCorrectedFields = async (
  table: Table,
  kyc: Kyc,
  sections: KycSections,
): Promise<string[] | undefined> => {
  if (latestReviewOf(kyc)?.decision !== 'returned') return undefined
  const submitted = (await listKycVersions(table, kyc.companyId, kyc.kycId)).at(-1)
  return changedFields(submitted?.sections ?? {}, sections)
}

/** The requested corrections that were not made: each returned field, or any change at all where none was named. */
export const missingCorrections = (kyc: Kyc, corrected: readonly string[] | undefined): FieldError[] => {
  if (!corrected) return []
  const returned = latestReviewOf(kyc)?.returned
  if (!returned) return corrected.length > 0 ? [] : [{ field: 'body.id', rule: 'nothingChanged' }]
  return returned
    .filter(({ field }) => !isCorrected(field, corrected))
    .map(({ field }) => ({ field, rule: 'notCorrected' }))
}
