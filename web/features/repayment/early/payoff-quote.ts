import type { ResponseOf } from '#shared/api/endpoint.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import type { payoffEndpoints } from '#shared/repayment/payoff.endpoints.ts'

export type PayoffQuote = ResponseOf<typeof payoffEndpoints.quotePayoff>

/** True if some principal remains; a part that settles everything is no partial repayment. */
export const isPartial = ({ principal_left: left }: PayoffQuote): boolean => centsFromDecimal(left) > 0

/** The reported transfer that the lender is still confirming, or null. */
export const pendingTransferOf = ({ reported }: PayoffQuote) =>
  reported && isOpenPayment(reported.status) ? reported : null
