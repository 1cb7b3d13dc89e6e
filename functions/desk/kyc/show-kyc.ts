import { kycChanges } from '#shared/kyc/kyc-changes.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { beneficialOwnersOf } from '#shared/kyc/ownership.ts'
import { kycDecisionDueOn } from '#shared/kyc/review-time.ts'
import { draftReturns } from '#shared/kyc/valid-checks.ts'
import { decimalFromFraction, fraction, multiply } from '#shared/money/fraction.ts'
import { findCompany, openKycIdOf } from '../../data/companies.ts'
import { findKyc } from '../../data/kyc.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { assigneeFields } from '../engine/work-queue-page.ts'
import { loadReview } from './load-review.ts'

export const showKycAct: RunAct<'kyc-show'> = async ({ companyId, kycId }, _act, { table }) => {
  const company = await findCompany(table, companyId)
  const id = kycId ?? (company && openKycIdOf(company))
  const kyc = id ? await findKyc(table, companyId, id) : undefined
  if (!kyc) return refuseAct('notFound', `company ${companyId} has no such KYC`)
  const { status, submittedAt, reviewer, changesKycId } = kyc
  const { versions, stored, inForce, checks, opened } = await loadReview(table, kyc)
  const latest = versions.at(-1)
  return {
    ok: true,
    companyId,
    kycId: kyc.kycId,
    kycStatus: status,
    reviewer: reviewer ?? null,
    ...(isUnderReview(status) ? { work: await assigneeFields(table, 'kyc', kyc) } : {}),
    answerDue: submittedAt && isUnderReview(status) ? kycDecisionDueOn(submittedAt) : null,
    changesKycId: changesKycId ?? null,
    // The differences of a change from the company in force: field by field, with people added and removed.
    changes: inForce && latest ? kycChanges(inForce, latest.sections) : null,
    // Changed contacts of known people, each with how long the change has to wait for them.
    contactChanges: (kyc.contactChanges ?? []).map((change) => ({
      name: change.name,
      formerEmail: change.former.email,
      formerMobile: change.former.mobile ?? null,
      email: change.email,
      mobile: change.mobile ?? null,
      askedAt: change.askedAt,
      waitsUntil: change.waitsUntil,
      objectedAt: change.objectedAt ?? null,
    })),
    inForce,
    checks,
    opened,
    draftReturns: draftReturns(stored.checks, versions),
    reviews: kyc.reviews ?? [],
    beneficialOwners: beneficialOwnersOf(latest?.sections.connected_persons ?? { persons: [] }).map(
      ({ person, share }) => ({
        nameEn: person.full_name_en ?? null,
        nameCn: person.full_name_cn ?? null,
        percent: decimalFromFraction(multiply(share, fraction(100n)), 2),
      }),
    ),
    versions: versions.toReversed(),
  }
}
