import type { RequestOf } from '#shared/api/endpoint.ts'
import { payoffEndpoints } from '#shared/repayment/payoff.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

const { quotePayoff } = payoffEndpoints

/** The quote of an early repayment: in full today, unless another day or a part is requested. */
export const payoffQuery = (asked: RequestOf<typeof quotePayoff>['body']) =>
  endpointQuery(quotePayoff, { body: asked })

/** The common query key of all quotes of early repayments. */
export const payoffQueryKey = [quotePayoff.name] as const
