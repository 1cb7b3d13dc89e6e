import { type CreditRequestStatus, creditRequestTransitions } from '#shared/credit/credit-request-states.ts'
import type { ExplainedLimit } from '#shared/lending/credit-limit.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { companyPartition } from './companies.ts'
import type { NamedFile } from './kyc.ts'
import { type CreationListing, type CreationPage, listByCreation } from './list-by-creation.ts'
import { awaitsReview, listAwaitingReview } from './review-queue.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** A request for a higher limit, and what the lender made of it. */
export interface LimitRequest {
  requestId: string
  companyId: string
  facilityId: string
  productCode: ProductCode
  currency: Currency
  status: CreditRequestStatus
  /** The limit that was in force when it was submitted. */
  preLimitCents: Cents
  /** What the seller asks for. */
  requestedCents: Cents
  /** What the sales bore on the day of the request: the lender's basis. */
  calculation: ExplainedLimit
  /** What the seller said and sent for it. */
  note?: string
  documents?: readonly NamedFile[]
  submittedAt: string
  decidedAt?: string
  approvedCents?: Cents
  rejectReason?: string
  withdrawnAt?: string
  version: number
}

const prefix = 'LIMITREQUEST#'

const key = (companyId: string, requestId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${requestId}`,
})

/** Access pattern: a company's request for a higher limit by id. */
export const findLimitRequest = (
  table: Table,
  companyId: string,
  requestId: string,
): Promise<Item<LimitRequest> | undefined> => table.get<LimitRequest>(key(companyId, requestId))

/** Access pattern: a company's requests for a higher limit by the time of their submission. */
export const listCompanyLimitRequests = (
  table: Table,
  companyId: string,
  listing: CreationListing<LimitRequest>,
): Promise<CreationPage<LimitRequest>> => listByCreation(table, companyId, prefix, listing)

/** Access pattern: the requests of all companies that wait for the lender, oldest first. */
export const listWaitingLimitRequests = (table: Table, limit: number): Promise<Item<LimitRequest>[]> =>
  listAwaitingReview<LimitRequest>(table, 'limit', limit)

const isOpen = (status: CreditRequestStatus): boolean => creditRequestTransitions[status].length > 0

/** Creates a request (version 0) or replaces the version that was read. It is in the index until it is decided or withdrawn. */
export const replaceLimitRequest = (table: Table, request: LimitRequest): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = request as Item<LimitRequest>
  const { companyId, requestId, status, submittedAt } = request
  return replace<LimitRequest>(table, {
    ...fields,
    ...key(companyId, requestId),
    ...(isOpen(status) ? awaitsReview('limit', companyId, submittedAt, requestId) : {}),
    type: 'limit-request',
  })
}
