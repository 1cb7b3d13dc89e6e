import type { ResponseOf } from '#shared/api/endpoint.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import type { payoffEndpoints } from '#shared/repayment/payoff.endpoints.ts'

export type PayoffQuote = ResponseOf<typeof payoffEndpoints.quotePayoff>

/** True where something of the drawdown runs on: a part that settles all of it is no part. */
export const isPartial = ({ principal_left: left }: PayoffQuote): boolean => centsFromDecimal(left) > 0

/** The transfer that the lender still looks for, if there is one. */
export const transferUnderWay = ({ reported }: PayoffQuote) =>
  reported && isOpenPayment(reported.status) ? reported : null
