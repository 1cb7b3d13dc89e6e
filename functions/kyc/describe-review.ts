import { isCorrected } from '#shared/kyc/editable-fields.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import type { ReturnedField } from '#shared/kyc/returned-fields.ts'
import { kycDecisionDueOn } from '#shared/kyc/review-time.ts'
import { type Kyc, type KycReview, latestReviewOf } from '../data/kyc.ts'

const returnedField = ({ field, reason, words }: ReturnedField) => ({
  field,
  reason: reason ?? null,
  words: words ?? null,
})

/** A review's public part: the reviewer and the reason of a rejection stay with the lender. */
const reviewTold = ({
  submittedAt,
  submittedBy,
  takenAt,
  decidedAt,
  decision,
  returned = [],
}: KycReview) => ({
  submitted_at: submittedAt,
  submitted_by: submittedBy ?? null,
  taken_at: takenAt ?? null,
  decided_at: decidedAt,
  decision,
  returned_fields: returned.map(returnedField),
})

/** The state of a KYC's review, as the company sees it. */
export const describeReview = (kyc: Kyc) => {
  const { status, submittedAt, submittedBy, takenAt, reviews = [], corrected = [] } = kyc
  const latest = latestReviewOf(kyc)
  const isReturned = latest?.decision === 'returned'
  return {
    id: kyc.kycId,
    status,
    version: kyc.version,
    submitted_at: submittedAt ?? null,
    submitted_by: submittedBy ?? null,
    taken_at: takenAt ?? null,
    decided_at: latest?.decidedAt ?? null,
    answer_due: submittedAt && isUnderReview(status) ? kycDecisionDueOn(submittedAt) : null,
    is_corrected: corrected.length > 0,
    return_reason: isReturned && !latest.returned ? (latest.reason ?? null) : null,
    returned_fields: isReturned
      ? (latest.returned ?? []).map((each) => ({
          ...returnedField(each),
          corrected: isCorrected(each.field, corrected),
        }))
      : [],
    reviews: reviews.map(reviewTold).toReversed(),
  }
}
