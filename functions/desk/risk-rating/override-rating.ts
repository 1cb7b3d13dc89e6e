import { type RiskRating, ratingInForce, replaceRiskRating } from '../../data/risk-ratings.ts'
import { findCurrentSections } from '../../kyc/find-current-sections.ts'
import { computeRating } from '../../risk-rating/compute-rating.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const overrideRatingAct: RunAct<'risk-rating-override'> = async (
  { companyId, riskRating },
  act,
  { table, clock },
) => {
  const { company, sections } = await findCurrentSections(table, companyId)
  if (!company) return refuseAct('notFound', `there is no company ${companyId}`)
  if (!company.kycId) return refuseAct('wrongState', 'the company has no KYC yet')
  const now = clock()
  const { stored, rating } = await computeRating(table, companyId, sections, now)
  const { override: former, ...computed } = rating
  const isSame = former ? former.rating === riskRating : riskRating === 'computed'
  // Repeated after its response was lost.
  if (isSame) return { ok: true, companyId, riskRating: ratingInForce(rating) }
  const next: RiskRating =
    riskRating === 'computed'
      ? computed
      : {
          ...computed,
          override: {
            rating: riskRating,
            by: act.actor,
            ...(act.approvedBy ? { approvedBy: act.approvedBy } : {}),
            at: now.toISOString(),
            reason: act.reason ?? '',
          },
        }
  const written = await table.transact({
    rating: replaceRiskRating(table, next, now),
    audit: act.audit({
      companyId,
      before: { riskRating: stored ? ratingInForce(stored) : null, isOverridden: former !== undefined },
      after: { riskRating: ratingInForce(next), isOverridden: next.override !== undefined },
    }),
  })
  return written.ok
    ? { ok: true, companyId, riskRating: ratingInForce(next) }
    : refuseAct('changedMeanwhile', 'the company was rated at the same moment; look again')
}
