import type { Unbilled } from '#shared/drawdown/unbilled.ts'
import type { Cents } from '#shared/money/cents.ts'
import { isOpenPayment, type PaymentStatus } from '#shared/repayment/payment-states.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyItems } from './company-items.ts'
import { indexReportedTransfer } from './reported-transfers.ts'
import { awaitsReview, reviewQueueOf } from './review-queue.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** A reported transfer that repays a drawdown early, in part or whole: one a drawdown at a time. */
export interface Payoff {
  drawdownId: string
  companyId: string
  facilityId: string
  status: PaymentStatus
  /** A partial repayment; the drawdown continues. */
  isPartial?: true
  reportedCents: Cents
  /** The reference on the transfer, to find it by. */
  reference: string
  reportedAt: string
  /** The resulting payment, and the day up to which interest was owed. */
  paymentId?: string
  valueDate?: BusinessDate
  voidReason?: string
  /** The amounts to be charged before it was posted, restored if the money bounces. */
  before?: Unbilled
  version: number
}

const { key, find } = companyItems<Payoff>('PAYOFF#')

/** Access pattern: the latest reported early settlement of a drawdown. */
export const findPayoff = find

/** Access pattern: the early settlements of all companies that wait for the lender, oldest first. */
export const listWaitingPayoffs = reviewQueueOf<Payoff>('payoff')

/** Creates a payoff (version 0) or replaces the version that was read. It is in the index until it is posted or voided. */
const replacePayoff = (table: Table, payoff: Payoff): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = payoff as Item<Payoff>
  const { companyId, drawdownId, status, reportedAt } = payoff
  return replace<Payoff>(table, {
    ...fields,
    ...key(companyId, drawdownId),
    ...(isOpenPayment(status) ? awaitsReview('payoff', companyId, reportedAt, drawdownId) : {}),
    type: 'payoff',
  })
}

/** Indexes its reference while it waits for its arrival to be confirmed. */
export const indexPayoffReport = (table: Table, payoff: Payoff): Write | undefined => {
  const { companyId, drawdownId, status, reference, version } = payoff
  return indexReportedTransfer(table, {
    companyId,
    kind: 'payoff',
    id: drawdownId,
    reference,
    isWaiting: isOpenPayment(status),
    isNew: version === 0,
  })
}

/** A payoff as it is now, and its reference in the index. */
export const writePayoff = (
  table: Table,
  payoff: Payoff,
): Record<'payoff' | 'payoffReport', Write | undefined> => ({
  payoff: replacePayoff(table, payoff),
  payoffReport: indexPayoffReport(table, payoff),
})
