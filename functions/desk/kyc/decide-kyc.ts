import type { ActInput } from '#shared/desk/all-acts.ts'
import { isUnderReview, type KycDecision } from '#shared/kyc/kyc-status.ts'
import { isPartOfKyc, type ReturnedField } from '#shared/kyc/returned-fields.ts'
import { type Company, findCompany, openKycIdOf, storeCompany, withKycStatus } from '../../data/companies.ts'
import { recordEvent } from '../../data/events.ts'
import { findKyc, findKycSections, type Kyc, type KycReview, replaceKyc } from '../../data/kyc.ts'
import { ratingInForce, replaceRiskRating } from '../../data/risk-ratings.ts'
import { indexCompany } from '../../data/search-index.ts'
import type { Table, Write } from '../../data/table.ts'
import { releaseNumbers } from '../../kyc/claim-numbers.ts'
import { contactObstacle, contactsInEffect } from '../../kyc/contact-changes.ts'
import { endChange } from '../../kyc/end-change.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type Outcome, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { rateSubmission } from '../risk-rating/rate-submission.ts'
import { checkScreening } from '../screening/check-screening.ts'
import { loadReview } from './load-review.ts'

const alreadyDecided = refuseAct('kycAlreadyDecided', 'already decided')
const changedMeanwhile = refuseAct(
  'changedMeanwhile',
  'the company was changed at the same moment; try again',
)

type Given = ActInput<'kyc-reject'>

/** The submission that an act is about; or why there is none to decide. */
const findSubmission = async ({ companyId, kycId }: Given, table: Table) => {
  const company = await findCompany(table, companyId)
  if (!company) return refuseAct('notFound', `there is no company ${companyId}`)
  const openKycId = openKycIdOf(company)
  const kyc = openKycId ? await findKyc(table, companyId, openKycId) : undefined
  if (!kyc) return refuseAct('notFound', `company ${companyId} has no KYC`)
  if (kycId && kycId !== kyc.kycId)
    return refuseAct('notFound', `company ${companyId} has no KYC ${kycId} to decide`)
  if (kyc.status === 'draft' || !kyc.submittedAt)
    return refuseAct('wrongState', 'the KYC was not submitted yet')
  if (!isUnderReview(kyc.status)) return alreadyDecided
  return { ok: true as const, company, kyc, submittedAt: kyc.submittedAt }
}

/** The effect of a decision on the company. An approved change replaces the KYC in force; otherwise that stays. */
const companyWrites = async (
  table: Table,
  company: Company,
  kyc: Kyc,
  decided: Kyc,
  decision: KycDecision,
): Promise<Record<string, Write | undefined>> => {
  const { companyId, kycId, changesKycId, claimedNumbers = [], registerNameEn, registerNameCn } = kyc
  const approved = changesKycId ? await findKyc(table, companyId, changesKycId) : undefined
  if (!approved || decision === 'returned')
    return {
      ...storeCompany(table, withKycStatus(company, kycId, decision)),
      // A rejected company no longer blocks the number's true owner.
      ...(decision === 'rejected' ? releaseNumbers(table, companyId, claimedNumbers, []) : {}),
    }
  if (decision === 'rejected') return endChange(table, company, approved, { ...decided, claimedNumbers })
  const { change: _change, registerNameEn: _formerEn, registerNameCn: _formerCn, ...kept } = company
  const changed: Company = {
    ...kept,
    kycId,
    ...(registerNameEn ? { registerNameEn } : {}),
    ...(registerNameCn ? { registerNameCn } : {}),
  }
  return {
    ...storeCompany(table, changed),
    ...indexCompany(table, changed, company),
    ...releaseNumbers(table, companyId, approved.claimedNumbers ?? [], claimedNumbers),
  }
}

interface Decision {
  decision: KycDecision
  returned?: readonly ReturnedField[] | undefined
  /** Why it is approved although it was not reviewed whole. */
  unreviewedReason?: string | undefined
}

/**
 * How far a submission was reviewed, for the audit entry and the second person; or the refusal of an approval that gives
 * no reason for what is left.
 */
const checkReviewed = async (table: Table, kyc: Kyc, unreviewedReason: string | undefined) => {
  const { checks, opened, progress } = await loadReview(table, kyc)
  const { accepted, fields, documents, stops } = progress
  if (stops.length > 0 && !unreviewedReason)
    return refuseAct(
      'ruleBroken',
      `stopped by ${stops.join(', ')}: ${accepted} of ${fields} fields accepted, ${progress.opened} of ${documents} documents opened`,
      [{ field: 'unreviewedReason', rule: 'required' }],
    )
  return {
    ok: true as const,
    review: {
      acceptedFields: accepted,
      submittedFields: fields,
      openedDocuments: progress.opened,
      submittedDocuments: documents,
      reviewedBy: [...new Set([...checks, ...opened].map(({ by }) => by))],
      ...(unreviewedReason && stops.length > 0 ? { unreviewedReason } : {}),
    },
  }
}

const decide = async (
  given: Given,
  { decision, returned, unreviewedReason }: Decision,
  act: Act,
  deps: Deps,
): Promise<Outcome<'kyc-approve'>> => {
  const { table, random, clock } = deps
  const found = await findSubmission(given, table)
  if (!found.ok) return found
  const { company, kyc, submittedAt } = found
  const { companyId, kycId } = kyc
  const now = clock()
  const obstacle = decision === 'approved' ? contactObstacle(kyc, now) : undefined
  if (obstacle) return refuseAct('ruleBroken', obstacle)
  const screened = decision === 'approved' ? await checkScreening(deps, kyc) : undefined
  if (screened && !screened.ok) return screened
  const reviewed = decision === 'approved' ? await checkReviewed(table, kyc, unreviewedReason) : undefined
  if (reviewed && !reviewed.ok) return reviewed
  const rated =
    decision === 'approved' ? await rateSubmission(table, { ...kyc, submittedAt }, act, now) : undefined
  if (rated && !rated.ok) return rated
  const review: KycReview = {
    kycId,
    submittedAt,
    decidedAt: now.toISOString(),
    decision,
    reviewer: act.actor,
    ...(kyc.submittedBy ? { submittedBy: kyc.submittedBy } : {}),
    ...(kyc.takenAt ? { takenAt: kyc.takenAt } : {}),
    ...(act.reason ? { reason: act.reason } : {}),
    ...(returned ? { returned } : {}),
  }
  const { claimedNumbers, reviewer: _reviewer, takenAt: _takenAt, ...rest } = kyc
  const decided: Kyc = {
    ...rest,
    status: decision,
    reviews: [...(kyc.reviews ?? []), review],
    ...(claimedNumbers && decision !== 'rejected' ? { claimedNumbers } : {}),
    ...(kyc.contactChanges && decision === 'approved'
      ? { contactChanges: contactsInEffect(kyc.contactChanges, now) }
      : {}),
  }
  const ofChange = kyc.changesKycId ? { changesKycId: kyc.changesKycId } : {}
  const outcome = await table.transact({
    kyc: replaceKyc(table, decided),
    screening: screened?.unheld,
    rating: rated && replaceRiskRating(table, rated.rating, now),
    ...(await companyWrites(table, company, kyc, decided, decision)),
    audit: act.audit({
      companyId,
      before: { kycStatus: kyc.status },
      after: {
        kycStatus: decision,
        ...ofChange,
        ...reviewed?.review,
        ...(rated ? { riskRating: ratingInForce(rated.rating) } : {}),
        ...(returned
          ? { returned: returned.map(({ field, reason }) => ({ field, reason: reason ?? 'words' })) }
          : {}),
      },
      // Reviewing goes on while a second person is awaited.
      volatileFields: Object.keys(reviewed?.review ?? {}),
    }),
    event: recordEvent(table, { name: 'kyc-decided', companyId, kycId, decision }, random.id(), now),
  })
  if (outcome.ok) return { ok: true, companyId, kycId, kycStatus: decision }
  const present = await findKyc(table, companyId, kycId)
  return present?.status === kyc.status ? changedMeanwhile : alreadyDecided
}

export const approveKycAct: RunAct<'kyc-approve'> = ({ unreviewedReason, ...given }, act, deps) =>
  decide(given, { decision: 'approved', unreviewedReason }, act, deps)

export const rejectKycAct: RunAct<'kyc-reject'> = (given, act, deps) =>
  decide(given, { decision: 'rejected' }, act, deps)

export const returnKycAct: RunAct<'kyc-return'> = async ({ fields: returned, ...given }, act, deps) => {
  const found = await findSubmission(given, deps.table)
  if (!found.ok) return found
  if (returned) {
    const sections = await findKycSections(deps.table, given.companyId, found.kyc.kycId)
    const unknown = returned.filter(({ field }) => !isPartOfKyc(field, sections))
    if (unknown.length > 0)
      return refuseAct('invalidInput', `no such field: ${unknown.map(({ field }) => field).join(', ')}`)
  }
  return decide(given, { decision: 'returned', returned }, act, deps)
}
