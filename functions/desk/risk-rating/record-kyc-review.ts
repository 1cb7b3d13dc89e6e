import { businessDate } from '#shared/time/business-date.ts'
import { kycReviewDueOn, ratingInForce, replaceRiskRating } from '../../data/risk-ratings.ts'
import { findCurrentSections } from '../../kyc/find-current-sections.ts'
import { computeRating } from '../../risk-rating/compute-rating.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const recordKycReviewAct: RunAct<'kyc-review-record'> = async (
  { companyId },
  act,
  { table, clock },
) => {
  const { company, sections } = await findCurrentSections(table, companyId)
  if (!company) return refuseAct('notFound', `there is no company ${companyId}`)
  if (company.kycStatus !== 'approved') return refuseAct('wrongState', 'the company has no KYC in force')
  const now = clock()
  const { stored, rating } = await computeRating(table, companyId, sections, now)
  const today = businessDate(now)
  const former = stored?.reviewed
  // Repeated after its response was lost.
  if (former?.by === act.actor && businessDate(new Date(former.at)) === today)
    return { ok: true, companyId, kycReviewDueOn: kycReviewDueOn(rating) ?? today }
  const next = { ...rating, reviewed: { at: now.toISOString(), by: act.actor } }
  const kycReviewDue = kycReviewDueOn(next) ?? today
  const written = await table.transact({
    rating: replaceRiskRating(table, next, now),
    audit: act.audit({
      companyId,
      before: { kycReviewDueOn: (stored && kycReviewDueOn(stored)) ?? null },
      after: { kycReviewDueOn: kycReviewDue, riskRating: ratingInForce(next) },
    }),
  })
  return written.ok
    ? { ok: true, companyId, kycReviewDueOn: kycReviewDue }
    : refuseAct('changedMeanwhile', 'the company was rated at the same moment; look again')
}
