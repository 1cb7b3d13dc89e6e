import { decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { earliestValueDate } from '#shared/repayment/restate-overdue.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findChargeOrder } from '../../data/charge-orders.ts'
import { findPayment, type Payment } from '../../data/payments.ts'
import { settlePayment } from '../../repayment/settle-payment.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskPayment } from '../facility/find-in-facility.ts'
import { dateIndependent } from './approval-basis.ts'
import { refuseDeduction } from './refuse-deduction.ts'

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

export const postRepaymentAct: RunAct<'repayment-post'> = async (
  { facilityId, paymentId, amount, valueDate },
  act,
  { table, clock },
) => {
  const found = await findDeskPayment(table, { facilityId, paymentId })
  if (!found.ok) return found
  const { facility, item: payment } = found
  const { companyId } = facility
  if (payment.status === 'posted') return described(payment)
  if (!isOpenPayment(payment.status)) return refuseAct('wrongState', `the payment is ${payment.status}`)
  if (payment.deduction) return refuseDeduction
  const stored = await findChargeOrder(table, companyId, payment.chargeId)
  if (!stored) throw new Error(`payment ${paymentId} is for no charge order`)

  const now = clock()
  const today = businessDate(now)
  const date = valueDate ?? today
  const earliest = earliestValueDate(stored)
  if (valueDate && (valueDate > today || valueDate < earliest))
    return refuseAct('invalidDate', `the money counts from a day from ${earliest} to ${today}`)
  const postedCents = amount ?? payment.reportedCents
  const arrival = { facility, payment, charge: stored, postedCents, date }
  const settlement = await settlePayment(table, arrival, now)
  if (!settlement)
    return refuseAct(
      'wrongState',
      `overdue interest of days after ${date} was paid or waived since: reverse that first, or post a later day`,
    )
  const { posted, before, after, writes } = settlement
  const written = await table.transact({
    ...writes,
    audit: act.audit({
      companyId,
      before: { paymentId, outstanding: decimalFromCents(sumOfKinds(before.owedCents)) },
      after: {
        paymentId,
        posted: decimalFromCents(postedCents),
        valueDate: date,
        outstanding: decimalFromCents(sumOfKinds(after.owedCents)),
      },
      ...(writes.charge ? { basis: dateIndependent(stored, writes.charge) } : {}),
    }),
  })
  if (written.ok) return described(posted)
  const present = await findPayment(table, companyId, paymentId)
  if (present?.status === 'posted') return described(present)
  return refuseAct('changedMeanwhile', 'the charge order was changed at the same moment; try again')
}
