import { findKycSections, type Kyc } from '../../data/kyc.ts'
import { type RiskRating, ratingInForce } from '../../data/risk-ratings.ts'
import type { Table } from '../../data/table.ts'
import { computeRating } from '../../risk-rating/compute-rating.ts'
import { type Act, type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { enhancedReviewOf } from './find-submission.ts'
import { shownReasons } from './shown-reasons.ts'

/** The rating with which a submission is approved; or the refusal of one of high risk without an enhanced review. */
export const rateSubmission = async (
  table: Table,
  kyc: Kyc & { submittedAt: string },
  { actor }: Pick<Act, 'actor'>,
  now: Date,
): Promise<DeskRefusal | { ok: true; rating: RiskRating }> => {
  const { companyId, kycId } = kyc
  const sections = await findKycSections(table, companyId, kycId)
  const { rating } = await computeRating(table, companyId, sections, now)
  const enhanced = enhancedReviewOf(rating, kyc)
  if (ratingInForce(rating) === 'high' && (!enhanced || enhanced.by === actor))
    return refuseAct(
      'ruleBroken',
      `the company is of high risk (${shownReasons(rating.reasons, { showsAlerts: false })
        .map(({ reason }) => reason)
        .join(', ')}): somebody else than you records an enhanced review of this submission first`,
    )
  return { ok: true, rating: { ...rating, reviewed: { at: now.toISOString(), by: actor } } }
}
