import { feePosted, interestPosted, packetApplied } from '#shared/ledger/facility-postings.ts'
import { rebateGiven, repaymentReceived } from '#shared/ledger/repayment-postings.ts'
import { overdueMultiplierOf } from '#shared/lending/product-terms.ts'
import { rebateTotal } from '#shared/lending/rebate.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { byKind, settleCharge } from '#shared/repayment/charge-order.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { pricePayoff, pricePrepayment } from '#shared/repayment/price-payoff.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { chargeIdOf, replaceChargeOrder } from '../../data/charge-orders.ts'
import {
  chargeCauseOf,
  type Drawdown,
  dueNextOn,
  payoffPaymentIdOf,
  replaceDrawdown,
  unbilledOf,
  withCharged,
} from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import type { Facility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import { writePayment } from '../../data/payments.ts'
import { type Payoff, writePayoff } from '../../data/payoffs.ts'
import type { Table, Write } from '../../data/table.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { refuseClosedPayoff } from './find-desk-payoff.ts'

/** Money that arrived for an early repayment. */
interface PayoffArrival {
  facility: Facility
  drawdown: Drawdown
  payoff: Payoff
  postedCents: Cents
  date: BusinessDate
}

interface PayoffSettlement {
  ok: true
  posted: Payoff
  repaid: Drawdown
  paymentId: string
  /** Committed together, on the versions that were read, once for each settlement. */
  writes: Record<string, Write | undefined>
}

/** The writes of an early repayment that has arrived; the refusal if it settles nothing on that day. */
export const settlePayoff = (
  table: Table,
  { facility, drawdown, payoff, postedCents, date }: PayoffArrival,
  now: Date,
): PayoffSettlement | DeskRefusal => {
  if (!isOpenPayment(payoff.status)) return refuseClosedPayoff(payoff)
  if (drawdown.status !== 'paid out') return refuseAct('wrongState', `the drawdown is ${drawdown.status}`)
  const today = businessDate(now)
  const { price, companyId, facilityId, drawdownId } = drawdown
  const lastDay = dueNextOn(drawdown) ?? price.dueDate
  if (date > today || date < price.drawdownDate || date > lastDay)
    return refuseAct('invalidDate', `the money arrived between ${price.drawdownDate} and ${lastDay}`)

  const uncharged = unbilledOf(drawdown)
  const { totalCents } = pricePayoff(price, uncharged, facility.terms, date)
  if (!payoff.isPartial && postedCents < totalCents)
    return refuseAct('ruleBroken', `${decimalFromCents(totalCents)} settles the drawdown on ${date}`)
  const { allocation, interestCents, packetCents, feeCents, principalCents, rebate, left } = pricePrepayment(
    price,
    uncharged,
    facility.terms,
    postedCents,
    date,
  )
  const rebateCents = rebateTotal(rebate)
  // By the money alone: the rebate repays the rest of the principal.
  const settledCents = byKind(
    (kind) =>
      ({
        fee: feeCents,
        overdueInterest: 0,
        interest: interestCents,
        principal: principalCents - rebateCents,
      })[kind],
  )
  const cause = chargeCauseOf(drawdown)
  const paymentId = payoffPaymentIdOf(drawdown)
  const chargeId = chargeIdOf(date, cause)
  const posted: Payoff = { ...payoff, status: 'posted', paymentId, valueDate: date, before: uncharged }
  const charge = settleCharge(
    {
      dueDate: date,
      chargedCents: settledCents,
      owedCents: settledCents,
      principalSteps: [{ from: date, principalCents: settledCents.principal }],
      overdueTerms: {
        ratePercent: price.ratePercent,
        basis: price.dayCountBasis,
        multiplier: overdueMultiplierOf(facility.terms),
        graceDays: facility.terms.graceDays,
      },
    },
    settledCents,
    date,
  )
  const at = now.toISOString()
  const repaid = withCharged(drawdown, left, { chargeId, isOpen: false, at })
  return {
    ok: true,
    posted,
    repaid,
    paymentId,
    writes: {
      // The daily close posts a drawdown's interest under the same id: only one of the two is committed.
      ...postToLedger(
        table,
        facility,
        {
          interest: interestPosted(cause, date, interestCents + packetCents),
          packet: packetApplied(cause, date, packetCents),
          fee: feePosted(cause, date, feeCents),
          rebate: rebateGiven(cause, date, rebate),
          receipt: repaymentReceived(paymentId, date, allocation),
        },
        now,
      ),
      drawdown: replaceDrawdown(table, repaid),
      charge: replaceChargeOrder(table, {
        ...charge,
        chargeId,
        companyId,
        facilityId,
        drawdownId,
        currency: drawdown.currency,
        collectionMethod: 'bank_transfer',
        status: 'collected',
        ...(rebateCents > 0 ? { rebate } : {}),
        ...(packetCents > 0 ? { packetCents } : {}),
        pendingCents: 0,
        createdAt: at,
        version: 0,
      }),
      ...writePayment(table, {
        paymentId,
        companyId,
        facilityId,
        chargeId,
        status: 'posted',
        reportedCents: payoff.reportedCents,
        reference: payoff.reference,
        reportedAt: payoff.reportedAt,
        postedCents,
        settledCents,
        surplusCents: allocation.surplusCents,
        postedAt: at,
        valueDate: date,
        version: 0,
      }),
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
