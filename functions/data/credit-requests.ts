import type { CreditRequestStatus } from '#shared/credit/credit-request-states.ts'
import type { WorkKind } from '#shared/desk/work.ts'
import type { ExplainedLimit } from '#shared/lending/credit-limit.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { Rejection } from '#shared/rejections/rejections.ts'
import { companyItems } from './company-items.ts'
import { type CreationListing, type CreationPage, listByCreation } from './list-by-creation.ts'
import { awaitsReview, reviewQueueOf } from './review-queue.ts'
import { check, replace, type Table, type Write } from './table.ts'

/** A company's request to the lender about its facility, and the decision. */
export interface CreditRequest {
  requestId: string
  companyId: string
  facilityId: string
  productCode: ProductCode
  currency: Currency
  status: CreditRequestStatus
  /** The limit that was in force when it was submitted. */
  preLimitCents: Cents
  /** The limit that sales supported on the day of the request: the basis of the lender's decision. */
  calculation: ExplainedLimit
  submittedAt: string
  decidedAt?: string
  /** The limit that was granted or offered. */
  approvedCents?: Cents
  /** The lender's own words. */
  rejectReason?: string
  /** The reason that the seller reads in their language. */
  rejection?: Rejection<'limit'>
  withdrawnAt?: string
  version: number
}

/** The store of one kind of requests, each in its company's partition. */
export const creditRequestStore = <Request extends CreditRequest>({
  prefix,
  type,
  review,
}: {
  prefix: string
  type: string
  review: WorkKind
}) => {
  const { key, find } = companyItems<Request>(prefix)
  return {
    find,
    listOfCompany: (
      table: Table,
      companyId: string,
      listing: CreationListing<Request>,
    ): Promise<CreationPage<Request>> => listByCreation(table, companyId, prefix, listing),
    listWaiting: reviewQueueOf<Request>(review),
    expect: (
      table: Table,
      companyId: string,
      requestId: string,
      when: Parameters<typeof check<Request>>[2],
    ): Write => check<Request>(table, key(companyId, requestId), when),
    replace: (table: Table, request: Request): Write => {
      const read: CreditRequest & { gsi1pk?: string; gsi1sk?: string } = request
      const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = read
      const { companyId, requestId, status, submittedAt } = request
      return replace<CreditRequest>(table, {
        ...fields,
        ...key(companyId, requestId),
        ...(status === 'submitted' ? awaitsReview(review, companyId, submittedAt, requestId) : {}),
        type,
      })
    },
  }
}
