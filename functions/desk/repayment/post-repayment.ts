import * as z from 'zod/mini'
import { repaymentReceived } from '#shared/ledger/facility-postings.ts'
import { allocateRepayment } from '#shared/lending/allocation.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { byKind, duesOf, settleCharge, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { statusAfter } from '#shared/repayment/charge-order-changes.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { earliestValueDate, restateOverdue } from '#shared/repayment/restate-overdue.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, findChargeOrder, replaceChargeOrder } from '../../data/charge-orders.ts'
import { recordEvent } from '../../data/events.ts'
import { postToLedger } from '../../data/ledger.ts'
import { findPayment, type Payment, replacePayment } from '../../data/payments.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskPayment, paymentFields } from '../facility/find-in-facility.ts'
import { alignDrawdownStatus } from './align-drawdown-status.ts'

const described = ({
  paymentId,
  chargeId,
  facilityId,
  postedCents = 0,
  settledCents,
  surplusCents = 0,
  valueDate,
}: Payment) => ({
  ok: true as const,
  paymentId,
  chargeId,
  facilityId,
  posted: decimalFromCents(postedCents),
  settled: Object.fromEntries(
    Object.entries(settledCents ?? {}).map(([kind, cents]) => [kind, decimalFromCents(cents)]),
  ),
  surplus: decimalFromCents(surplusCents),
  valueDate,
})

export const postRepaymentAct = deskAct({
  name: 'repayment-post',
  summary:
    'Posts a reported payment as it arrived at the bank: the reported amount, from today, unless others are given.',
  positional: ['facilityId', 'paymentId'],
  schema: z.object({
    ...paymentFields,
    amount: z.optional(fields.amount),
    valueDate: fields.valueDate,
  }),
  run: async ({ facilityId, paymentId, amount, valueDate }, act, { table, clock }) => {
    const found = await findDeskPayment(table, { facilityId, paymentId })
    if (!found.ok) return found
    const { facility, item: payment } = found
    const { companyId, terms } = facility
    if (payment.status === 'posted') return described(payment)
    if (!isOpenPayment(payment.status)) return refuseAct('wrongState', `the payment is ${payment.status}`)
    const stored = await findChargeOrder(table, companyId, payment.chargeId)
    if (!stored) throw new Error(`payment ${paymentId} is for no charge order`)

    const now = clock()
    const today = businessDate(now)
    const date = valueDate ?? today
    const earliest = earliestValueDate(stored)
    if (valueDate && (valueDate > today || valueDate < earliest))
      return refuseAct('invalidDate', `the money counts from a day from ${earliest} to ${today}`)
    // A charge order that others settled meanwhile owes nothing: all of the money is then kept for the payer.
    const isOwedOn = isOpenCharge(stored.status)
    const restated = isOwedOn ? restateOverdue(stored, date, today) : { charge: stored, overdue: undefined }
    if (!restated)
      return refuseAct(
        'wrongState',
        `overdue interest of days after ${date} was paid or waived since: reverse that first, or post a later day`,
      )
    const { charge, overdue } = restated
    const postedCents = amount ?? payment.reportedCents
    const dues = isOwedOn ? duesOf(charge) : []
    const allocation = allocateRepayment(postedCents, dues, terms.allocationOrder, terms.allocationPriority)
    const settledCents = byKind((kind) =>
      allocation.settled.reduce(
        (sum, { due, amountCents }) => sum + (due.kind === kind ? amountCents : 0),
        0,
      ),
    )
    const settled = settleCharge(charge, settledCents, date)
    const settledCharge: ChargeOrder = {
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
    const written = await table.transact({
      ...postToLedger(
        table,
        facility,
        { posting: repaymentReceived(paymentId, date, allocation), overdue },
        now,
      ),
      payment: replacePayment(table, posted),
      charge: replaceChargeOrder(table, settledCharge),
      drawdown: await alignDrawdownStatus(table, stored, settledCharge, now),
      event: recordEvent(
        table,
        { name: 'repayment-posted', companyId, facilityId, chargeId: payment.chargeId, paymentId },
        `repayment-posted:${paymentId}`,
        now,
      ),
      audit: act.audit({
        companyId,
        before: { paymentId, outstanding: decimalFromCents(sumOfKinds(charge.owedCents)) },
        after: {
          paymentId,
          posted: decimalFromCents(postedCents),
          valueDate: date,
          outstanding: decimalFromCents(sumOfKinds(settled.owedCents)),
        },
      }),
    })
    if (written.ok) return described(posted)
    const present = await findPayment(table, companyId, paymentId)
    if (present?.status === 'posted') return described(present)
    return refuseAct('changedMeanwhile', 'the charge order was changed at the same moment; try again')
  },
})
