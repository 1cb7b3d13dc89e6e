import { findCompany } from '../../data/companies.ts'
import { findKycSections } from '../../data/kyc.ts'
import { ratingInForce, replaceRiskRating } from '../../data/risk-ratings.ts'
import { computeRating } from '../../risk-rating/compute-rating.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { enhancedReviewOf, findKycUnderReview } from './find-submission.ts'
import { shownReasons } from './shown-reasons.ts'

export const recordEnhancedReviewAct: RunAct<'enhanced-review-record'> = async (
  { companyId, findings },
  act,
  { table, clock },
) => {
  const company = await findCompany(table, companyId)
  if (!company) return refuseAct('notFound', `there is no company ${companyId}`)
  const kyc = await findKycUnderReview(table, company)
  if (!kyc) return refuseAct('wrongState', 'no submission of the company is under review')
  const { kycId, submittedAt } = kyc
  const now = clock()
  const { rating } = await computeRating(
    table,
    companyId,
    await findKycSections(table, companyId, kycId),
    now,
  )
  if (ratingInForce(rating) !== 'high')
    return refuseAct('ruleBroken', `the company is of ${ratingInForce(rating)} risk: its KYC needs none`)
  const former = enhancedReviewOf(rating, kyc)
  // Repeated after its response was lost.
  if (former?.by === act.actor && former.findings === findings) return { ok: true, companyId, kycId }
  const enhancedReview = { kycId, submittedAt, by: act.actor, at: now.toISOString(), findings }
  const written = await table.transact({
    rating: replaceRiskRating(table, { ...rating, enhancedReview }, now),
    // The findings stay out of the audit, which outlives the company.
    audit: act.audit({
      companyId,
      before: { kycId, enhancedReviewBy: former?.by ?? null },
      after: {
        kycId,
        enhancedReviewBy: act.actor,
        reasons: shownReasons(rating.reasons, { showsAlerts: false }).map(({ reason }) => reason),
      },
    }),
  })
  return written.ok
    ? { ok: true, companyId, kycId }
    : refuseAct('changedMeanwhile', 'the company was rated at the same moment; look again')
}
