import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { isOpen } from '#shared/kyc/open-fields.ts'
import type { ReturnedField } from '#shared/kyc/returned-fields.ts'
import { answerDueOn } from '#shared/kyc/review-time.ts'
import {
  filesOf,
  findKyc,
  type KycReview,
  latestReviewOf,
  listSavedSections,
  sectionsTogether,
} from '../data/kyc.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

const returnedField = ({ field, reason, words }: ReturnedField) => ({
  field,
  reason: reason ?? null,
  words: words ?? null,
})

/** A review as the seller may know it: by whom it was made, and why a company was rejected, stays with the lender. */
const reviewTold = ({ submittedAt, decidedAt, decision, returned = [] }: KycReview) => ({
  submitted_at: submittedAt,
  decided_at: decidedAt,
  decision,
  returned_fields: returned.map(returnedField),
})

export const getKyc: Handler<typeof kycEndpoints.getKyc> = async ({ input, session }, { table }) => {
  const { companyId } = session
  const { id } = input.params
  const [kyc, saved] = await Promise.all([
    findKyc(table, companyId, id),
    listSavedSections(table, companyId, id),
  ])
  if (!kyc) return refuse('notFound')
  const sections = sectionsTogether(saved)
  const { status, submittedAt, reviews = [], corrected = [] } = kyc
  const latest = latestReviewOf(kyc)
  const isReturned = latest?.decision === 'returned'
  return answer({
    id: kyc.kycId,
    status,
    submitted_at: submittedAt ?? null,
    decided_at: latest?.decidedAt ?? null,
    answer_due: submittedAt && isUnderReview(status) ? answerDueOn(submittedAt) : null,
    return_reason: isReturned && !latest.returned ? (latest.reason ?? null) : null,
    returned_fields: isReturned
      ? (latest.returned ?? []).map((each) => ({
          ...returnedField(each),
          corrected: corrected.some((path) => isOpen([each.field], path)),
        }))
      : [],
    reviews: reviews.map(reviewTold).toReversed(),
    company_info: sections.company_info ?? null,
    business_info: sections.business_info ?? null,
    connected_persons: sections.connected_persons ?? null,
    documents: sections.documents ?? null,
    files: filesOf(saved).map(({ fileId: file_id, fileName: file_name, size }) => ({
      file_id,
      file_name,
      size,
    })),
  })
}
