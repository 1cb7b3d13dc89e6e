import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { renewalOpensOn, renewalRequirements } from '#shared/credit/renewal.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { findCreditApplication } from '../data/credit-applications.ts'
import { findFacility } from '../data/facilities.ts'
import { findRenewalRequest, type RenewalRequest } from '../data/renewal-requests.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findRenewalRequirements } from './find-renewal-requirements.ts'

type Operation = typeof creditEndpoints.getRenewal
type RequestOnWire = NonNullable<ResponseOf<Operation>['request']>

const describeRequest = (request: RenewalRequest): RequestOnWire => ({
  approval_id: request.requestId,
  status: request.status,
  submitted_at: request.submittedAt,
  decided_at: request.decidedAt ?? null,
  review_date: request.reviewDate,
  pre_limit: decimalFromCents(request.preLimitCents),
  supported_limit: decimalFromCents(request.calculation.limitCents),
  approved_limit: request.approvedCents === undefined ? null : decimalFromCents(request.approvedCents),
  next_review_date: request.nextReviewDate ?? null,
  reject_reason: request.rejectReason ?? null,
  rejection: request.rejection ?? null,
})

export const getRenewal: Handler<Operation> = async ({ input, session }, deps) => {
  const { table } = deps
  const { companyId } = session
  const facility = await findFacility(table, input.body.facility_id)
  if (facility?.companyId !== companyId)
    return refuse('notFound', [{ field: 'body.facility_id', rule: 'invalid' }])
  const [application, { met }] = await Promise.all([
    findCreditApplication(table, companyId, facility.productCode),
    findRenewalRequirements(facility, deps),
  ])
  const latest = application?.status === 'active' ? application.renewal : undefined
  const request = latest && (await findRenewalRequest(table, companyId, latest.requestId))
  return answer({
    currency: facility.currency,
    status: facility.status,
    review_date: facility.nextReviewDate,
    opens_on: renewalOpensOn(facility.nextReviewDate),
    requirements: renewalRequirements.map((key) => ({ key, met: met[key] })),
    request: request ? describeRequest(request) : null,
  })
}
