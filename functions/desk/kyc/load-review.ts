import { changedFields } from '#shared/kyc/changed-fields.ts'
import { reviewProgress } from '#shared/kyc/review-progress.ts'
import { validChecks } from '#shared/kyc/valid-checks.ts'
import { findKycSections, type Kyc, type KycVersion, listKycVersions } from '../../data/kyc.ts'
import { findKycChecks } from '../../data/kyc-checks.ts'
import type { Table } from '../../data/table.ts'

/** Each version with its changes to the previous one. */
const withChanges = (versions: readonly KycVersion[]) =>
  versions.map(({ submittedAt, sections, files }, index) => {
    const former = versions[index - 1]
    return { submittedAt, changed: former ? changedFields(former.sections, sections) : [], sections, files }
  })

/** The versions of a KYC, oldest first, and what reviewers did on the latest of them. */
export const loadReview = async (table: Table, kyc: Pick<Kyc, 'companyId' | 'kycId' | 'changesKycId'>) => {
  const { companyId, kycId, changesKycId } = kyc
  const [submitted, stored, inForce] = await Promise.all([
    listKycVersions(table, companyId, kycId),
    findKycChecks(table, kyc),
    changesKycId ? findKycSections(table, companyId, changesKycId) : null,
  ])
  const versions = withChanges(submitted)
  const checks = validChecks(stored.checks, versions)
  const opened = stored.opened ?? []
  const progress = reviewProgress({
    sections: versions.at(-1)?.sections ?? {},
    inForce,
    accepted: new Set(checks.map(({ field }) => field)),
    opened: new Set(opened.map(({ fileId }) => fileId)),
  })
  return { versions, stored, inForce, checks, opened, progress }
}
