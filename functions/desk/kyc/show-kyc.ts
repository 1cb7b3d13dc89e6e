import { changedFields } from '#shared/kyc/changed-fields.ts'
import { kycChanges } from '#shared/kyc/kyc-changes.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { beneficialOwnersOf } from '#shared/kyc/ownership.ts'
import { answerDueOn } from '#shared/kyc/review-time.ts'
import { draftReturns, validChecks } from '#shared/kyc/valid-checks.ts'
import { decimalFromFraction, fraction, multiply } from '#shared/money/fraction.ts'
import { findCompany, openKycIdOf } from '../../data/companies.ts'
import { findKyc, findKycSections, type KycVersion, listKycVersions } from '../../data/kyc.ts'
import { findKycChecks } from '../../data/kyc-checks.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { assigneeFields } from '../engine/work-queue-page.ts'

/** Each version with its changes to the previous one. */
const withChanges = (versions: readonly KycVersion[]) =>
  versions.map(({ submittedAt, sections, files }, index) => {
    const former = versions[index - 1]
    return { submittedAt, changed: former ? changedFields(former.sections, sections) : [], sections, files }
  })

export const showKycAct: RunAct<'kyc-show'> = async ({ companyId, kycId }, _act, { table }) => {
  const company = await findCompany(table, companyId)
  const id = kycId ?? (company && openKycIdOf(company))
  const kyc = id ? await findKyc(table, companyId, id) : undefined
  if (!kyc) return refuseAct('notFound', `company ${companyId} has no such KYC`)
  const { status, submittedAt, reviewer, changesKycId } = kyc
  const [submitted, stored, inForce] = await Promise.all([
    listKycVersions(table, companyId, kyc.kycId),
    findKycChecks(table, kyc),
    changesKycId ? findKycSections(table, companyId, changesKycId) : null,
  ])
  const latest = submitted.at(-1)
  const versions = withChanges(submitted)
  return {
    ok: true,
    companyId,
    kycId: kyc.kycId,
    kycStatus: status,
    reviewer: reviewer ?? null,
    ...(isUnderReview(status) ? { work: await assigneeFields(table, 'kyc', kyc) } : {}),
    answerDue: submittedAt && isUnderReview(status) ? answerDueOn(submittedAt) : null,
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
    checks: validChecks(stored.checks, versions),
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
