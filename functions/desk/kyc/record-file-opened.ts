import { isOfGroup } from '#shared/files/file-kinds.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { findCompany, openKycIdOf } from '../../data/companies.ts'
import type { StoredFile } from '../../data/files.ts'
import { findKyc } from '../../data/kyc.ts'
import { findKycChecks, replaceKycChecks } from '../../data/kyc-checks.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { Act } from '../engine/desk-act.ts'

const isOfKyc = ({ kind }: StoredFile): boolean =>
  kind !== undefined && (isOfGroup(kind, 'company') || isOfGroup(kind, 'identity'))

/** The write that counts a file as opened in the review of its company's KYC: none without a review, or if it was counted. */
export const recordFileOpened = async (
  file: StoredFile,
  { actor, permits }: Pick<Act, 'actor' | 'permits'>,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<Write | undefined> => {
  const { companyId, fileId } = file
  if (!isOfKyc(file) || !(await permits('kyc-check'))) return undefined
  const company = await findCompany(table, companyId)
  const kycId = company && openKycIdOf(company)
  if (!kycId) return undefined
  const [kyc, stored] = await Promise.all([
    findKyc(table, companyId, kycId),
    findKycChecks(table, { companyId, kycId }),
  ])
  if (!kyc || !isUnderReview(kyc.status)) return undefined
  const { opened = [] } = stored
  if (opened.some((each) => each.fileId === fileId && each.by === actor)) return undefined
  return replaceKycChecks(table, {
    ...stored,
    opened: [...opened, { fileId, by: actor, at: clock().toISOString() }],
  })
}
