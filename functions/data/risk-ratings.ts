import { ratingParameters } from '#shared/risk-rating/rating-parameters.ts'
import type { AppliedRatingReason, RiskRatingLevel } from '#shared/risk-rating/rating-reasons.ts'
import { reviewDueOn } from '#shared/risk-rating/risk-rating.ts'
import { addDays, type BusinessDate, startOfDay } from '#shared/time/business-date.ts'
import { companyItemKey } from './companies.ts'
import { awaitsReview, reviewQueueOf } from './review-queue.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** A second person's closer look at a submission of high risk. */
export interface EnhancedReview {
  kycId: string
  submittedAt: string
  by: string
  at: string
  findings: string
}

/** A company's customer risk rating, and when its KYC was last reviewed. Version 0 before the first one. */
export interface RiskRating {
  companyId: string
  /** By the rule. */
  computed: RiskRatingLevel
  reasons: readonly AppliedRatingReason[]
  computedAt: string
  /** By two people, in place of what the rule computes. */
  override?: { rating: RiskRatingLevel; by: string; approvedBy?: string; at: string; reason: string }
  enhancedReview?: EnhancedReview
  /** Absent before the KYC is first approved. */
  reviewed?: { at: string; by: string }
  version: number
}

/** The rating in force. */
export const ratingInForce = ({ computed, override }: Pick<RiskRating, 'computed' | 'override'>) =>
  override?.rating ?? computed

/** The day on which the KYC is to be reviewed again; undefined before its approval. */
export const kycReviewDueOn = (rating: RiskRating): BusinessDate | undefined =>
  rating.reviewed && reviewDueOn(rating.reviewed.at, ratingInForce(rating))

const key = (companyId: string) => companyItemKey(companyId, 'RISK-RATING')

/** Access pattern: a company's rating. */
export const findRiskRating = (table: Table, companyId: string): Promise<Item<RiskRating> | undefined> =>
  table.get<RiskRating>(key(companyId))

/** Access pattern: the companies whose KYC is to be reviewed again, by the day of the notice. */
export const listDueKycReviews = reviewQueueOf<RiskRating>('kyc-review')

/** The instant from which a review is a work item. */
export const noticeOfReview = (dueOn: BusinessDate): Date =>
  startOfDay(addDays(dueOn, -ratingParameters.noticeDays))

/** Whether the stored item is in the queue of due reviews. */
export const isQueued = ({ gsi1sk }: Item<RiskRating>): boolean => gsi1sk !== undefined

/** Whether a rating belongs in the queue at an instant. */
export const isReviewDue = (rating: RiskRating, now: Date): boolean => {
  const dueOn = kycReviewDueOn(rating)
  return dueOn !== undefined && noticeOfReview(dueOn) <= now
}

/** In the queue of due reviews from the notice on. Fails if it was changed since it was read. */
export const replaceRiskRating = (table: Table, rating: RiskRating, now: Date): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = rating as Item<RiskRating>
  const { companyId } = rating
  const dueOn = kycReviewDueOn(rating)
  return replace<RiskRating>(table, {
    ...fields,
    ...key(companyId),
    ...(dueOn && isReviewDue(rating, now)
      ? awaitsReview('kyc-review', companyId, noticeOfReview(dueOn).toISOString(), companyId)
      : {}),
    type: 'risk-rating',
  })
}
