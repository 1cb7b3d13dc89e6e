import type { CreditRequestStatus } from '#shared/credit/credit-request-states.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import { findCreditApplication } from './credit-applications.ts'
import { type CreditRequest, creditRequestStore } from './credit-requests.ts'
import type { NamedFile } from './kyc.ts'
import type { Item, Table, Write } from './table.ts'

/** A request for a higher limit, and the decision. */
export interface LimitRequest extends CreditRequest {
  /** The limit that the seller requests. */
  requestedCents: Cents
  /** The seller's explanation and files. */
  note?: string
  documents?: readonly NamedFile[]
  /** The deadline for signing the offered limit. */
  offeredUntil?: string
  /** The latest agreement created for the offer. */
  agreementId?: string
}

/** The status of a request at `now`: an expired offer has lapsed, even if that is not recorded yet. */
export const limitRequestStatusAt = (
  { status, offeredUntil }: Pick<LimitRequest, 'status' | 'offeredUntil'>,
  now: Date,
): CreditRequestStatus =>
  status === 'offered' && offeredUntil !== undefined && offeredUntil <= now.toISOString() ? 'lapsed' : status

const store = creditRequestStore<LimitRequest>({
  prefix: 'LIMITREQUEST#',
  type: 'limit-request',
  review: 'limit',
})

/** Access pattern: a company's request for a higher limit by id. */
export const findLimitRequest = store.find

/** Access pattern: the latest request for a higher limit on a company's facility of a product that was not withdrawn. */
export const findLatestLimitRequest = async (
  table: Table,
  companyId: string,
  productCode: ProductCode,
): Promise<Item<LimitRequest> | undefined> => {
  const application = await findCreditApplication(table, companyId, productCode)
  return application?.status === 'active' && application.limitRequest
    ? findLimitRequest(table, companyId, application.limitRequest.requestId)
    : undefined
}

/** Access pattern: a company's requests for a higher limit by the time of their submission. */
export const listCompanyLimitRequests = store.listOfCompany

/** Access pattern: the requests of all companies that wait for the lender, oldest first. */
export const listWaitingLimitRequests = store.listWaiting

/** Creates a request (version 0) or replaces the version that was read. It is in the index until it is decided or withdrawn. */
export const replaceLimitRequest = store.replace

/** Asserts that the offer is still open for signing by this agreement. */
export const expectOffered = (
  table: Table,
  companyId: string,
  requestId: string,
  agreementId: string,
): Write => store.expect(table, companyId, requestId, { status: 'offered', agreementId })
