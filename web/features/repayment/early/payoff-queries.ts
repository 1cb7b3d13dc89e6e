import type { RequestOf } from '#shared/api/endpoint.ts'
import { payoffEndpoints } from '#shared/repayment/payoff.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

const { quotePayoff } = payoffEndpoints

/** What repays a drawdown ahead of time: all of it today, unless asked for another day or for a part. */
export const payoffQuery = (asked: RequestOf<typeof quotePayoff>['body']) =>
  endpointQuery(quotePayoff, { body: asked })

/** Every quote of an early repayment is known by this. */
export const payoffQueryKey = [quotePayoff.name] as const
