import type { Cents } from '#shared/money/cents.ts'
import { type CreditRequest, creditRequestStore } from './credit-requests.ts'
import type { NamedFile } from './kyc.ts'

/** A request for a higher limit, and what the lender made of it. */
export interface LimitRequest extends CreditRequest {
  /** What the seller asks for. */
  requestedCents: Cents
  /** What the seller said and sent for it. */
  note?: string
  documents?: readonly NamedFile[]
}

const store = creditRequestStore<LimitRequest>({
  prefix: 'LIMITREQUEST#',
  type: 'limit-request',
  review: 'limit',
})

/** Access pattern: a company's request for a higher limit by id. */
export const findLimitRequest = store.find

/** Access pattern: a company's requests for a higher limit by the time of their submission. */
export const listCompanyLimitRequests = store.listOfCompany

/** Access pattern: the requests of all companies that wait for the lender, oldest first. */
export const listWaitingLimitRequests = store.listWaiting

/** Creates a request (version 0) or replaces the version that was read. It is in the index until it is decided or withdrawn. */
export const replaceLimitRequest = store.replace
