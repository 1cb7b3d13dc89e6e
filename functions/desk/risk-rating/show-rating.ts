import { findKycSections } from '../../data/kyc.ts'
import { kycReviewDueOn, ratingInForce } from '../../data/risk-ratings.ts'
import { findCurrentSections } from '../../kyc/find-current-sections.ts'
import { computeRating } from '../../risk-rating/compute-rating.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { enhancedReviewOf, findKycUnderReview } from './find-submission.ts'
import { shownReasons } from './shown-reasons.ts'

export const showRatingAct: RunAct<'risk-rating-show'> = async (
  { companyId },
  { permits },
  { table, clock },
) => {
  const { company, sections: inForce } = await findCurrentSections(table, companyId)
  if (!company) return refuseAct('notFound', `there is no company ${companyId}`)
  const kyc = await findKycUnderReview(table, company)
  const sections = kyc ? await findKycSections(table, companyId, kyc.kycId) : inForce
  const { stored, rating } = await computeRating(table, companyId, sections, clock())
  const { override } = rating
  const enhanced = kyc && enhancedReviewOf(stored, kyc)
  return {
    ok: true,
    companyId,
    riskRating: stored?.reviewed ? ratingInForce(stored) : null,
    computedRating: rating.computed,
    reasons: shownReasons(rating.reasons, { showsAlerts: await permits('flow-alert-list') }),
    override: override
      ? {
          riskRating: override.rating,
          by: override.by,
          approvedBy: override.approvedBy ?? null,
          at: override.at,
          reason: override.reason,
        }
      : null,
    enhancedReview: enhanced ? { by: enhanced.by, at: enhanced.at, findings: enhanced.findings } : null,
    needsEnhancedReview: kyc !== undefined && !enhanced && ratingInForce(rating) === 'high',
    kycReviewedAt: stored?.reviewed?.at ?? null,
    kycReviewedBy: stored?.reviewed?.by ?? null,
    kycReviewDueOn: (stored && kycReviewDueOn(stored)) ?? null,
  }
}
