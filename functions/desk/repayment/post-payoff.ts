import * as z from 'zod/mini'
import { feePosted, interestPosted, packetApplied } from '#shared/ledger/facility-postings.ts'
import { rebateGiven, repaymentReceived } from '#shared/ledger/repayment-postings.ts'
import { overdueMultiplierOf } from '#shared/lending/product-terms.ts'
import { rebateTotal } from '#shared/lending/rebate.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { byKind, settleCharge } from '#shared/repayment/charge-order.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { pricePayoff, pricePrepayment } from '#shared/repayment/price-payoff.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { chargeIdOf, replaceChargeOrder } from '../../data/charge-orders.ts'
import {
  chargeCauseOf,
  dueNextOn,
  payoffPaymentIdOf,
  replaceDrawdown,
  unchargedOf,
  withCharged,
} from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import { postToLedger } from '../../data/ledger.ts'
import { replacePayment } from '../../data/payments.ts'
import { findPayoff, type Payoff, replacePayoff } from '../../data/payoffs.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { drawdownFields } from '../facility/find-in-facility.ts'
import {
  describePayoff,
  findDeskPayoff,
  payoffChangedMeanwhile,
  refuseClosedPayoff,
} from './find-desk-payoff.ts'

export const postPayoffAct = deskAct({
  name: 'payoff-post',
  summary:
    'Posts a repayment ahead of time as it arrived: fee and interest to the day on which it did, and principal with the rest and with what is given back.',
  positional: ['facilityId', 'drawdownId'],
  schema: z.object({
    ...drawdownFields,
    amount: z.optional(fields.amount),
    valueDate: fields.valueDate,
  }),
  run: async ({ amount, valueDate, ...ids }, act, { table, clock }) => {
    const found = await findDeskPayoff(table, ids)
    if (!found.ok) return found
    const { facility, drawdown, payoff } = found
    if (payoff.status === 'posted') return describePayoff(payoff)
    if (!isOpenPayment(payoff.status)) return refuseClosedPayoff(payoff)
    if (drawdown.status !== 'paid out') return refuseAct('wrongState', `the drawdown is ${drawdown.status}`)
    const now = clock()
    const today = businessDate(now)
    const date = valueDate ?? today
    const { price, companyId, facilityId, drawdownId } = drawdown
    const lastDay = dueNextOn(drawdown) ?? price.dueDate
    if (date > today || date < price.drawdownDate || date > lastDay)
      return refuseAct('invalidDate', `the money arrived between ${price.drawdownDate} and ${lastDay}`)

    const uncharged = unchargedOf(drawdown)
    const { totalCents } = pricePayoff(price, uncharged, facility.terms, date)
    const postedCents = amount ?? payoff.reportedCents
    if (!payoff.isPartial && postedCents < totalCents)
      return refuseAct('ruleBroken', `${decimalFromCents(totalCents)} settles the drawdown on ${date}`)
    const { allocation, interestCents, packetCents, feeCents, principalCents, rebate, left } =
      pricePrepayment(price, uncharged, facility.terms, postedCents, date)
    const rebateCents = rebateTotal(rebate)
    // By the money alone: what is given back repays the rest of the principal.
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
    const written = await table.transact({
      // The daily close posts a drawdown's interest under the same id: of the two, one lands.
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
      payment: replacePayment(table, {
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
      payoff: replacePayoff(table, posted),
      event: recordEvent(
        table,
        { name: 'repayment-posted', companyId, facilityId, chargeId, paymentId },
        `repayment-posted:${paymentId}`,
        now,
      ),
      audit: act.audit({
        companyId,
        before: { drawdownId, status: drawdown.status },
        after: { drawdownId, status: repaid.status, posted: decimalFromCents(postedCents), valueDate: date },
      }),
    })
    if (written.ok) return describePayoff(posted)
    const present = await findPayoff(table, companyId, drawdownId)
    return present?.status === 'posted' ? describePayoff(present) : payoffChangedMeanwhile
  },
})
