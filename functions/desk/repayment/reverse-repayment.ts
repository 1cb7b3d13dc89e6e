import { reversalOf } from '#shared/ledger/reversal.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { statusAfter, unsettleCharge } from '#shared/repayment/charge-order-changes.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, findChargeOrder, replaceChargeOrder } from '../../data/charge-orders.ts'
import { findDrawdown, unbilledOf } from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import type { Facility } from '../../data/facilities.ts'
import { postToLedger, type StoredPosting } from '../../data/ledger.ts'
import { findPayment, type Payment, receiptIdOf, writePayment } from '../../data/payments.ts'
import { findPayoff, writePayoff } from '../../data/payoffs.ts'
import { alignDrawdownStatus } from '../../repayment/align-drawdown-status.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { Act, Outcome } from '../engine/desk-act.ts'
import {
  describeReversedPayment,
  explainFailedReversal,
  refuseFormerBooking,
} from './explain-failed-reversal.ts'
import { reversePayoff } from './reverse-payoff.ts'

/**
 * Reverses a repayment that bounced: its charge order is owed again, as if it had never arrived, the drawdown is due
 * again, and any surplus is no longer held for the payer.
 */
export const reverseRepayment = async (
  paymentId: string,
  posting: StoredPosting,
  facility: Facility,
  act: Act,
  deps: Deps,
): Promise<Outcome<'posting-reverse'>> => {
  const { table, clock } = deps
  const { companyId, facilityId } = facility
  const payment = await findPayment(table, companyId, paymentId)
  if (!payment) throw new Error(`a repayment was posted for no payment ${paymentId}`)
  if (payment.status === 'reversed') return describeReversedPayment(payment)
  const present = receiptIdOf(payment)
  if (posting.postingId !== present) return refuseFormerBooking(posting, present)
  const { chargeId, settledCents } = payment
  const stored = await findChargeOrder(table, companyId, chargeId)
  if (!stored || !settledCents) throw new Error(`payment ${paymentId} settled no charge order`)
  const payoff = await findPayoff(table, companyId, stored.drawdownId)
  const itsPayoff = payoff?.paymentId === paymentId ? payoff : undefined
  const before = itsPayoff?.before
  const drawdown = before && (await findDrawdown(table, companyId, stored.drawdownId))
  // If more was charged since, the money is owed at once instead.
  if (itsPayoff && before && drawdown && unbilledOf(drawdown).timesCharged === before.timesCharged + 1)
    return reversePayoff(
      { payoff: itsPayoff, before, payment, charge: stored, receipt: posting, facility },
      act,
      deps,
    )

  const now = clock()
  const restored = unsettleCharge(stored, settledCents, posting.businessDate)
  const charge: ChargeOrder = {
    ...restored,
    // All of it may have been held for the payer.
    status: sumOfKinds(settledCents) > 0 ? statusAfter(restored) : stored.status,
  }
  const reversed: Payment = {
    ...payment,
    status: 'reversed',
    reversedAt: now.toISOString(),
    ...(act.reason ? { reverseReason: act.reason } : {}),
  }
  const written = await table.transact<string>({
    ...postToLedger(table, facility, { posting: reversalOf(posting, businessDate(now)) }, now),
    ...writePayment(table, reversed),
    ...(itsPayoff ? writePayoff(table, { ...itsPayoff, status: 'reversed' }) : {}),
    charge: replaceChargeOrder(table, charge),
    drawdown: await alignDrawdownStatus(table, stored, charge, now),
    event: recordEvent(
      table,
      { name: 'repayment-reversed', companyId, facilityId, chargeId, paymentId },
      `repayment-reversed:${paymentId}`,
      now,
    ),
    audit: act.audit({
      companyId,
      before: {
        paymentId,
        status: payment.status,
        outstanding: decimalFromCents(sumOfKinds(stored.owedCents)),
      },
      after: {
        paymentId,
        status: 'reversed',
        outstanding: decimalFromCents(sumOfKinds(charge.owedCents)),
      },
    }),
  })
  return written.ok ? describeReversedPayment(reversed) : explainFailedReversal(table, payment)
}
