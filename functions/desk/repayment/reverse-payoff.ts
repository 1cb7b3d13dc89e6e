import { drawdownMayBecome } from '#shared/drawdown/drawdown-states.ts'
import type { Unbilled } from '#shared/drawdown/unbilled.ts'
import { reversalOf } from '#shared/ledger/reversal.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { byKind, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, causeOfCharge, replaceChargeOrder } from '../../data/charge-orders.ts'
import { findDrawdown, replaceDrawdown, unbilledOf } from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import type { Facility } from '../../data/facilities.ts'
import { findPosting, postToLedger, type StoredPosting } from '../../data/ledger.ts'
import { type Payment, writePayment } from '../../data/payments.ts'
import { type Payoff, writePayoff } from '../../data/payoffs.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type Outcome, refuseAct } from '../engine/desk-act.ts'
import { describeReversedPayment, explainFailedReversal } from './explain-failed-reversal.ts'

/**
 * Reverses an early settlement that bounced: the drawdown continues to its due date, as if no settlement had been
 * requested. The interest and the fee posted to that day are reversed with it, as are rebates and red packets, and its
 * charge order is void: the drawdown is charged when it falls due, or at the next close if that has passed.
 */
export const reversePayoff = async (
  {
    payoff,
    before,
    payment,
    charge,
    receipt,
    facility,
  }: {
    payoff: Payoff
    /** The amounts to be charged before the settlement. */
    before: Unbilled
    payment: Payment
    charge: ChargeOrder
    receipt: StoredPosting
    facility: Facility
  },
  act: Act,
  { table, clock }: Deps,
): Promise<Outcome<'posting-reverse'>> => {
  const { companyId, facilityId } = facility
  const { paymentId } = payment
  const drawdown = await findDrawdown(table, companyId, charge.drawdownId)
  if (!drawdown) throw new Error(`charge order ${charge.chargeId} is for no drawdown`)
  if (drawdown.status !== 'paid out' && !drawdownMayBecome(drawdown.status, 'paid out'))
    return refuseAct('wrongState', `the drawdown is ${drawdown.status}`)
  const cause = causeOfCharge(charge.chargeId)
  const [interest, fee, rebate, packet] = await Promise.all(
    ['interest-posted', 'fee-posted', 'rebate-given', 'packet-applied'].map((kind) =>
      findPosting(table, facilityId, `${kind}:${cause}`),
    ),
  )
  if (!interest) throw new Error(`no interest was posted for the early settlement ${paymentId}`)

  const now = clock()
  const today = businessDate(now)
  const { chargeId: _chargeId, repaidAt: _repaidAt, ...running } = drawdown
  const { rebate: _rebate, packetCents: _packet, ...ofCharge } = charge
  const nothing = byKind(() => 0)
  const reversed: Payment = {
    ...payment,
    status: 'reversed',
    reversedAt: now.toISOString(),
    ...(act.reason ? { reverseReason: act.reason } : {}),
  }
  const written = await table.transact({
    ...postToLedger(
      table,
      facility,
      {
        receipt: reversalOf(receipt, today),
        interest: reversalOf(interest, today),
        fee: fee && reversalOf(fee, today),
        rebate: rebate && reversalOf(rebate, today),
        packet: packet && reversalOf(packet, today),
      },
      now,
    ),
    ...writePayment(table, reversed),
    ...writePayoff(table, { ...payoff, status: 'reversed' }),
    charge: replaceChargeOrder(table, {
      ...ofCharge,
      status: 'voided',
      chargedCents: nothing,
      owedCents: nothing,
      principalSteps: [],
    }),
    drawdown: replaceDrawdown(table, {
      ...running,
      status: 'paid out',
      // Charged again, it needs another name.
      uncharged: { ...before, timesCharged: unbilledOf(drawdown).timesCharged },
      openCharges: drawdown.openCharges ?? 0,
      foundOn: today,
    }),
    event: recordEvent(
      table,
      { name: 'payoff-reversed', companyId, facilityId, drawdownId: drawdown.drawdownId, paymentId },
      `payoff-reversed:${paymentId}`,
      now,
    ),
    audit: act.audit({
      companyId,
      before: { paymentId, status: payment.status, drawdown: drawdown.status },
      after: {
        paymentId,
        status: 'reversed',
        drawdown: 'paid out',
        takenBack: decimalFromCents(sumOfKinds(charge.chargedCents)),
      },
    }),
  })
  return written.ok ? describeReversedPayment(reversed) : explainFailedReversal(table, payment)
}
