import type { BusinessDate } from '#shared/time/business-date.ts'
import { type CreditRequest, creditRequestStore } from './credit-requests.ts'

/** A request to extend a facility beyond its review date, and the decision. */
export interface RenewalRequest extends CreditRequest {
  /** The review date at submission. */
  reviewDate: BusinessDate
  /** The next review date, set by the lender. */
  nextReviewDate?: BusinessDate
}

const store = creditRequestStore<RenewalRequest>({
  prefix: 'RENEWALREQUEST#',
  type: 'renewal-request',
  review: 'renewal',
})

/** Access pattern: a company's request for a renewal by id. */
export const findRenewalRequest = store.find

/** Access pattern: a company's requests for a renewal by the time of their submission. */
export const listCompanyRenewalRequests = store.listOfCompany

/** Access pattern: the requests of all companies that wait for the lender, oldest first. */
export const listWaitingRenewalRequests = store.listWaiting

/** Creates a request (version 0) or replaces the version that was read. It is in the index until it is decided or withdrawn. */
export const replaceRenewalRequest = store.replace
