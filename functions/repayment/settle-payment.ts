import { repaymentReceived } from '#shared/ledger/repayment-postings.ts'
import { allocateRepayment } from '#shared/lending/allocation.ts'
import type { Cents } from '#shared/money/cents.ts'
import { byKind, duesOf, settleCharge } from '#shared/repayment/charge-order.ts'
import { statusAfter } from '#shared/repayment/charge-order-changes.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { restateOverdue } from '#shared/repayment/restate-overdue.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, replaceChargeOrder } from '../data/charge-orders.ts'
import { recordEvent } from '../data/events.ts'
import type { Facility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { type Payment, writePayment } from '../data/payments.ts'
import type { Table, Write } from '../data/table.ts'
import { alignDrawdownStatus } from './align-drawdown-status.ts'

/** Money that arrived for a charge order. */
interface Arrival {
  facility: Facility
  payment: Payment
  /** As it is stored. */
  charge: ChargeOrder
  postedCents: Cents
  /** The value date, not before the charge order's earliest. */
  date: BusinessDate
}

export interface Settlement {
  posted: Payment
  /** The charge order as of that day, before and after the payment. */
  before: ChargeOrder
  after: ChargeOrder
  /** Committed together, on the versions that were read, once for each payment. */
  writes: Record<
    'posting' | 'overdue' | 'balances' | 'payment' | 'charge' | 'drawdown' | 'event',
    Write | undefined
  >
}

/**
 * The settlement of a charge order by a payment: the dues in the order of the terms; the surplus is kept for the payer,
 * all of it if the charge order was settled meanwhile. Undefined if overdue interest of days after `date` was paid or
 * waived since.
 */
export const settlePayment = async (
  table: Table,
  { facility, payment, charge: stored, postedCents, date }: Arrival,
  now: Date,
): Promise<Settlement | undefined> => {
  const { companyId, facilityId, terms } = facility
  const { paymentId, chargeId } = payment
  const isOwedOn = isOpenCharge(stored.status)
  const restated = isOwedOn
    ? restateOverdue(stored, date, businessDate(now))
    : { charge: stored, overdue: undefined }
  if (!restated) return undefined
  const { charge: before, overdue } = restated
  const dues = isOwedOn ? duesOf(before) : []
  const allocation = allocateRepayment(postedCents, dues, terms.allocationOrder, terms.allocationPriority)
  const settledCents = byKind((kind) =>
    allocation.settled.reduce((sum, { due, amountCents }) => sum + (due.kind === kind ? amountCents : 0), 0),
  )
  const settled = settleCharge(before, settledCents, date)
  const after: ChargeOrder = {
    ...settled,
    status: isOwedOn ? statusAfter({ ...settled, status: stored.status }) : stored.status,
    pendingCents: stored.pendingCents - payment.reportedCents,
  }
  const posted: Payment = {
    ...payment,
    status: 'posted',
    postedCents,
    settledCents,
    surplusCents: allocation.surplusCents,
    postedAt: now.toISOString(),
    valueDate: date,
  }
  return {
    posted,
    before,
    after,
    writes: {
      ...postToLedger(
        table,
        facility,
        { posting: repaymentReceived(paymentId, date, allocation), overdue },
        now,
      ),
      ...writePayment(table, posted),
      charge: replaceChargeOrder(table, after),
      drawdown: await alignDrawdownStatus(table, stored, after, now),
      event: recordEvent(
        table,
        { name: 'repayment-posted', companyId, facilityId, chargeId, paymentId },
        `repayment-posted:${paymentId}`,
        now,
      ),
    },
  }
}
