import { isDeepStrictEqual } from 'node:util'
import { findCompanyReceipts } from '../data/company-receipts.ts'
import { findKyc } from '../data/kyc.ts'
import { isQueued, isReviewDue, type RiskRating, replaceRiskRating } from '../data/risk-ratings.ts'
import type { Item } from '../data/table.ts'
import { evaluateFlows } from '../flows/evaluate-flows.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { computeRating } from './compute-rating.ts'

const isSame = (stored: Item<RiskRating>, rating: RiskRating, now: Date): boolean =>
  stored.computed === rating.computed &&
  isDeepStrictEqual(stored.reasons, rating.reasons) &&
  isQueued(stored) === isReviewDue(rating, now)

/**
 * Computes the rating of a company in force again, and puts a due review of its KYC in the queue. Companies from before
 * ratings were stored are rated by their last approval.
 */
export const onRiskRatingDue: Subscriber<'risk-rating-due'> = async (
  { companyId },
  { table, clock },
  { done },
) => {
  const { company, sections } = await findCurrentSections(table, companyId)
  if (company?.kycStatus !== 'approved' || !company.kycId) return undefined
  const now = clock()
  // A payout may be booked after the receipts that repay it: the rules are applied again.
  const { receipts } = await findCompanyReceipts(table, companyId)
  if (receipts.length > 0) {
    const alerts = await evaluateFlows({ table, clock }, companyId, receipts)
    if (Object.keys(alerts).length > 0) await table.transact(alerts)
  }
  const { stored, rating } = await computeRating(table, companyId, sections, now)
  const review = stored?.reviewed
    ? undefined
    : (await findKyc(table, companyId, company.kycId))?.reviews?.findLast(
        ({ decision }) => decision === 'approved',
      )
  const rated: RiskRating = {
    ...rating,
    ...(review ? { reviewed: { at: review.decidedAt, by: review.reviewer } } : {}),
  }
  if (stored && !review && isSame(stored, rated, now)) return undefined
  const outcome = await table.transact({ rating: replaceRiskRating(table, rated, now), done })
  // The event is then delivered again, and reads what has changed.
  if (!outcome.ok && !outcome.failed.includes('done')) throw new Error('the rating was changed meanwhile')
  return undefined
}
