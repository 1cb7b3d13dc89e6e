import * as z from 'zod/mini'
import { ratingReasons, riskRatingLevels } from '../risk-rating/rating-reasons.ts'
import { count, day, instant, recordId, state, text, yesNo } from './response-fields.ts'

/** What two people can set: a rating, or that the rule decides. */
export const riskRatingChoices = [...riskRatingLevels, 'computed'] as const

/** A reason of a rating, with the number of findings, and of a country its id in the reference data. */
export const riskRatingReason = z.strictObject({
  reason: z.enum(ratingReasons),
  count,
  countries: z.readonly(z.array(text)),
})

export const shownRiskRating = z.strictObject({
  companyId: recordId,
  /** In force; null before the first approval. */
  riskRating: z.nullable(state(riskRatingLevels)),
  /** By the facts of now: of a submission under review, by its content. */
  computedRating: state(riskRatingLevels),
  reasons: z.readonly(z.array(riskRatingReason)),
  override: z.nullable(
    z.strictObject({
      riskRating: state(riskRatingLevels),
      by: text,
      approvedBy: z.nullable(text),
      at: instant,
      reason: text,
    }),
  ),
  /** Of the submission under review. */
  enhancedReview: z.nullable(z.strictObject({ by: text, at: instant, findings: text })),
  /** A submission of high risk waits for an enhanced review before it can be approved. */
  needsEnhancedReview: yesNo,
  kycReviewedAt: z.nullable(instant),
  kycReviewedBy: z.nullable(text),
  kycReviewDueOn: z.nullable(day),
})
export type ShownRiskRating = z.output<typeof shownRiskRating>

export const kycReviewed = z.strictObject({ companyId: recordId, kycReviewDueOn: day })
