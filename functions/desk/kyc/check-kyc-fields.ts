import { isDeepStrictEqual } from 'node:util'
import type { KycChecked } from '#shared/desk/kyc.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { isPartOfKyc } from '#shared/kyc/returned-fields.ts'
import type { KycCheck } from '#shared/kyc/valid-checks.ts'
import { findKyc, findKycSections } from '../../data/kyc.ts'
import { findKycChecks, replaceKycChecks } from '../../data/kyc-checks.ts'
import { changed, retryOnChange } from '../../data/retry-on-change.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

const acceptedIn = (checks: readonly KycCheck[]): number => checks.filter(({ toReturn }) => !toReturn).length

export const checkKycFieldsAct: RunAct<'kyc-check'> = async (
  { companyId, kycId, fields: named, toReturn, takenBack },
  act,
  { table, clock },
) => {
  if (toReturn && takenBack)
    return refuseAct('invalidInput', 'fields are to be returned, or taken back, not both')
  const outcome = await retryOnChange(async () => {
    const [kyc, stored, sections] = await Promise.all([
      findKyc(table, companyId, kycId),
      findKycChecks(table, { companyId, kycId }),
      findKycSections(table, companyId, kycId),
    ])
    if (!kyc?.submittedAt) return refuseAct('notFound', `company ${companyId} has submitted no KYC ${kycId}`)
    if (!isUnderReview(kyc.status)) return refuseAct('kycAlreadyDecided', 'already decided')
    const unknown = named.filter((field) => !isPartOfKyc(field, sections))
    if (unknown.length > 0) return refuseAct('invalidInput', `no such field: ${unknown.join(', ')}`)
    const { submittedAt } = kyc
    const isDone = (field: string): boolean => {
      const now = stored.checks.find((check) => check.field === field && check.submittedAt === submittedAt)
      return takenBack ? !now : now !== undefined && isDeepStrictEqual(now.toReturn, toReturn)
    }
    const changing = [...new Set(named)].filter((field) => !isDone(field))
    const checkedOf = (checks: KycChecked['checks']) => ({ ok: true as const, companyId, kycId, checks })
    if (changing.length === 0) return checkedOf(stored.checks)
    const others = stored.checks.filter(({ field }) => !changing.includes(field))
    const draft = toReturn ? { toReturn } : {}
    const at = clock().toISOString()
    const checks = takenBack
      ? others
      : [...others, ...changing.map((field) => ({ field, submittedAt, by: act.actor, at, ...draft }))]
    const written = await table.transact({
      checks: replaceKycChecks(table, { ...stored, checks }),
      audit: act.audit({
        companyId,
        before: { kycId, accepted: acceptedIn(stored.checks) },
        after: {
          kycId,
          accepted: acceptedIn(checks),
          ...(toReturn ? { toReturn: changing } : { [takenBack ? 'takenBack' : 'fields']: changing }),
        },
      }),
    })
    return written.ok ? checkedOf(checks) : changed
  })
  return outcome === changed
    ? refuseAct('changedMeanwhile', 'others are checking the same KYC; look again')
    : outcome
}
