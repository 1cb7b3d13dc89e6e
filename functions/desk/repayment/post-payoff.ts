import * as z from 'zod/mini'
import {
  feePosted,
  interestPosted,
  rebateGiven,
  repaymentReceived,
} from '#shared/ledger/facility-postings.ts'
import { overdueMultiplierOf } from '#shared/lending/product-terms.ts'
import { rebateTotal } from '#shared/lending/rebate.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { byKind, settleCharge } from '#shared/repayment/charge-order.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { pricePayoff, pricePrepayment } from '#shared/repayment/price-payoff.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { chargeIdOf, replaceChargeOrder } from '../../data/charge-orders.ts'
import {
  chargeCauseOf,
  type Drawdown,
  dueNextOn,
  payoffPaymentIdOf,
  replaceDrawdown,
  unchargedOf,
  withCharged,
} from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import type { Facility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import { replacePayment } from '../../data/payments.ts'
import { findPayoff, listWaitingPayoffs, type Payoff, replacePayoff } from '../../data/payoffs.ts'
import type { Table } from '../../data/table.ts'
import { fields } from '../engine/act-fields.ts'
import { type DeskRefusal, deskAct, refuseAct } from '../engine/desk-act.ts'
import { drawdownFields, findDeskDrawdown } from '../facility/find-in-facility.ts'

const described = ({ drawdownId, facilityId, status, paymentId, valueDate }: Payoff) => ({
  ok: true as const,
  drawdownId,
  facilityId,
  status,
  paymentId,
  valueDate,
})

const find = async (
  table: Table,
  ids: { facilityId: string; drawdownId: string },
): Promise<{ ok: true; facility: Facility; drawdown: Drawdown; payoff: Payoff } | DeskRefusal> => {
  const found = await findDeskDrawdown(table, ids)
  if (!found.ok) return found
  const { facility, item: drawdown } = found
  const payoff = await findPayoff(table, facility.companyId, ids.drawdownId)
  if (!payoff) return refuseAct('notFound', `no early settlement of drawdown ${ids.drawdownId} was reported`)
  return { ok: true, facility, drawdown, payoff }
}

const refuseClosed = ({ status, voidReason }: Payoff): DeskRefusal =>
  refuseAct('wrongState', `the settlement is ${status}${voidReason ? `: ${voidReason}` : ''}`)

const changedMeanwhile = refuseAct(
  'changedMeanwhile',
  'the drawdown was changed at the same moment; look again',
)

export const listPayoffsAct = deskAct({
  name: 'payoff-list',
  summary: 'The early settlements that sellers reported and that wait to be posted, oldest first.',
  reads: true,
  schema: z.object({ limit: fields.listLimit }),
  run: async ({ limit }, _act, { table }) => ({
    ok: true,
    waiting: (await listWaitingPayoffs(table, limit)).map((payoff) => ({
      facilityId: payoff.facilityId,
      drawdownId: payoff.drawdownId,
      companyId: payoff.companyId,
      settles: payoff.isPartial ? 'a part' : 'all',
      reported: decimalFromCents(payoff.reportedCents),
      /** What the seller was told to write on the transfer, and what they say that it says. */
      transferReference: transferReference(payoff.drawdownId),
      reference: payoff.reference,
      reportedAt: payoff.reportedAt,
    })),
  }),
})

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
    const found = await find(table, ids)
    if (!found.ok) return found
    const { facility, drawdown, payoff } = found
    if (payoff.status === 'posted') return described(payoff)
    if (!isOpenPayment(payoff.status)) return refuseClosed(payoff)
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
    const { allocation, interestCents, feeCents, principalCents, rebate, left } = pricePrepayment(
      price,
      uncharged,
      facility.terms,
      postedCents,
      date,
    )
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
          interest: interestPosted(cause, date, interestCents),
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
    if (written.ok) return described(posted)
    const present = await findPayoff(table, companyId, drawdownId)
    return present?.status === 'posted' ? described(present) : changedMeanwhile
  },
})

export const voidPayoffAct = deskAct({
  name: 'payoff-void',
  summary: 'Voids an early settlement that never arrived: the drawdown runs on.',
  positional: ['facilityId', 'drawdownId'],
  needsReason: true,
  schema: z.object(drawdownFields),
  run: async (ids, act, { table, clock }) => {
    const found = await find(table, ids)
    if (!found.ok) return found
    const { payoff } = found
    if (payoff.status === 'voided') return described(payoff)
    if (!isOpenPayment(payoff.status)) return refuseClosed(payoff)
    const voided: Payoff = {
      ...payoff,
      status: 'voided',
      ...(act.reason ? { voidReason: act.reason } : {}),
    }
    const { companyId, facilityId, drawdownId, reportedCents, reference, version } = payoff
    const written = await table.transact({
      payoff: replacePayoff(table, voided),
      event: recordEvent(
        table,
        { name: 'payoff-voided', companyId, facilityId, drawdownId, reportedCents, reference },
        `payoff-voided:${drawdownId}:${version}`,
        clock(),
      ),
      audit: act.audit({
        companyId,
        before: { drawdownId, status: payoff.status },
        after: { drawdownId, status: 'voided' },
      }),
    })
    if (written.ok) return described(voided)
    const present = await findPayoff(table, companyId, drawdownId)
    return present?.status === 'voided' ? described(present) : changedMeanwhile
  },
})
