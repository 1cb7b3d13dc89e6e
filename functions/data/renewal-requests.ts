import { type CreditRequestStatus, creditRequestTransitions } from '#shared/credit/credit-request-states.ts'
import type { ExplainedLimit } from '#shared/lending/credit-limit.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { type CreationListing, type CreationPage, listByCreation } from './list-by-creation.ts'
import { awaitsReview, listAwaitingReview } from './review-queue.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** A request to carry a facility on beyond its review date, and what the lender made of it. */
export interface RenewalRequest {
  requestId: string
  companyId: string
  facilityId: string
  productCode: ProductCode
  currency: Currency
  status: CreditRequestStatus
  /** The review date when it was submitted. */
  reviewDate: BusinessDate
  /** The limit that was in force then. */
  preLimitCents: Cents
  /** What the sales bore on the day of the request: the lender's basis. */
  calculation: ExplainedLimit
  submittedAt: string
  decidedAt?: string
  /** What was granted. */
  approvedCents?: Cents
  nextReviewDate?: BusinessDate
  rejectReason?: string
  withdrawnAt?: string
  version: number
}

const prefix = 'RENEWALREQUEST#'

const key = (companyId: string, requestId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${requestId}`,
})

/** Access pattern: a company's request for a renewal by id. */
export const findRenewalRequest = (
  table: Table,
  companyId: string,
  requestId: string,
): Promise<Item<RenewalRequest> | undefined> => table.get<RenewalRequest>(key(companyId, requestId))

/** Access pattern: a company's requests for a renewal by the time of their submission. */
export const listCompanyRenewalRequests = (
  table: Table,
  companyId: string,
  listing: CreationListing<RenewalRequest>,
): Promise<CreationPage<RenewalRequest>> => listByCreation(table, companyId, prefix, listing)

/** Access pattern: the requests of all companies that wait for the lender, oldest first. */
export const listWaitingRenewalRequests = (table: Table, limit: number): Promise<Item<RenewalRequest>[]> =>
  listAwaitingReview<RenewalRequest>(table, 'renewal', limit)

const isOpen = (status: CreditRequestStatus): boolean => creditRequestTransitions[status].length > 0

/** Creates a request (version 0) or replaces the version that was read. It is in the index until it is decided or withdrawn. */
export const replaceRenewalRequest = (table: Table, request: RenewalRequest): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = request as Item<RenewalRequest>
  const { companyId, requestId, status, submittedAt } = request
  return replace<RenewalRequest>(table, {
    ...fields,
    ...key(companyId, requestId),
    ...(isOpen(status) ? awaitsReview('renewal', companyId, submittedAt, requestId) : {}),
    type: 'renewal-request',
  })
}
