import { decimalFromCents } from '#shared/money/cents.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { pricePayoff, pricePrepayment } from '#shared/repayment/price-payoff.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { listChargesOfDrawdown, replaceChargeOrder } from '../../data/charge-orders.ts'
import {
  type Drawdown,
  nextDueDateOfDrawdown,
  payoffPaymentIdOf,
  replaceDrawdown,
  unbilledOf,
  withCharged,
} from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import { postToLedger } from '../../data/ledger.ts'
import { writePayment } from '../../data/payments.ts'
import { type Payoff, writePayoff } from '../../data/payoffs.ts'
import type { Table } from '../../data/table.ts'
import { isEmptyChargeOrder } from '../../repayment/is-empty-charge-order.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { refuseClosedPayoff } from './find-desk-payoff.ts'
import type { PayoffArrival, PayoffSettlement } from './payoff-settlement.ts'
import { prepareEarlyRepayment } from './prepare-early-repayment.ts'

/** The charge orders of later days than an early repayment. */
const listLaterCharges = async (table: Table, drawdown: Drawdown, date: BusinessDate) => {
  if (unbilledOf(drawdown).timesCharged === 0) return []
  const charges = await listChargesOfDrawdown(table, drawdown)
  return charges.filter((charge) => charge.dueDate > date && !isEmptyChargeOrder(charge))
}

const settleInOrder = (
  table: Table,
  { facility, drawdown, payoff, postedCents, date }: PayoffArrival,
  now: Date,
): PayoffSettlement | DeskRefusal => {
  if (drawdown.status !== 'paid out') return refuseAct('wrongState', `the drawdown is ${drawdown.status}`)
  const { price, companyId, facilityId, drawdownId, passThroughFees } = drawdown
  const lastDay = nextDueDateOfDrawdown(drawdown) ?? price.dueDate
  if (date > businessDate(now) || date < price.drawdownDate || date > lastDay)
    return refuseAct('invalidDate', `the money arrived between ${price.drawdownDate} and ${lastDay}`)

  const uncharged = unbilledOf(drawdown)
  const { totalCents } = pricePayoff(price, uncharged, facility.terms, date, passThroughFees)
  if (!payoff.isPartial && postedCents < totalCents)
    return refuseAct('ruleBroken', `${decimalFromCents(totalCents)} settles the drawdown on ${date}`)
  const prepayment = pricePrepayment(price, uncharged, facility.terms, postedCents, date, passThroughFees)
  const paymentId = payoffPaymentIdOf(drawdown)
  const { reportedCents, reference, reportedAt } = payoff
  const reported = { paymentId, reportedCents, reference, reportedAt, version: 0 }
  const { charge, payment, postings } = prepareEarlyRepayment(
    { facility, drawdown, prepayment, reported, postedCents, date },
    now,
  )
  const { chargeId } = charge
  const posted: Payoff = { ...payoff, status: 'posted', paymentId, valueDate: date, before: uncharged }
  const repaid = withCharged(drawdown, prepayment.left, { chargeId, isOpen: false, at: now.toISOString() })
  return {
    ok: true,
    posted,
    paymentId,
    before: { drawdownId, status: drawdown.status },
    after: { drawdownId, status: repaid.status, posted: decimalFromCents(postedCents), valueDate: date },
    isRebooked: false,
    writes: {
      ...postToLedger(table, facility, postings, now),
      drawdown: replaceDrawdown(table, repaid),
      charge: replaceChargeOrder(table, charge),
      ...writePayment(table, payment),
      ...writePayoff(table, posted),
      event: recordEvent(
        table,
        { name: 'repayment-posted', companyId, facilityId, chargeId, paymentId },
        `repayment-posted:${paymentId}`,
        now,
      ),
    },
  }
}

/**
 * The writes of an early repayment that has arrived; the refusal if it settles nothing on that day. One that counts
 * from a day before other charges takes its place among them if `rebooksLater` is set.
 */
export const settlePayoff = async (
  table: Table,
  arrival: PayoffArrival,
  now: Date,
): Promise<PayoffSettlement | DeskRefusal> => {
  const { drawdown, payoff, date } = arrival
  if (!isOpenPayment(payoff.status)) return refuseClosedPayoff(payoff)
  const later = date < businessDate(now) ? await listLaterCharges(table, drawdown, date) : []
  if (later.length === 0) return settleInOrder(table, arrival, now)
  // Rare: most early repayments are booked in order.
  const { settleLatePayoff } = await import('./settle-late-payoff.ts')
  return settleLatePayoff(table, arrival, later, now)
}
