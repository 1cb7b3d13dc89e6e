import { decimalFromCents } from '#shared/money/cents.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { findChargeOrder, replaceChargeOrder } from '../../data/charge-orders.ts'
import { recordEvent } from '../../data/events.ts'
import { findPayment, type Payment, writePayment } from '../../data/payments.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskPayment } from '../facility/find-in-facility.ts'
import { refuseDeduction } from './refuse-deduction.ts'

const described = ({ paymentId, chargeId, facilityId, status, reportedCents }: Payment) => ({
  ok: true as const,
  paymentId,
  chargeId,
  facilityId,
  status,
  reported: decimalFromCents(reportedCents),
})

export const voidPaymentAct: RunAct<'payment-void'> = async (ids, act, { table, clock }) => {
  const found = await findDeskPayment(table, ids)
  if (!found.ok) return found
  const { item: payment } = found
  if (payment.status === 'voided') return described(payment)
  if (!isOpenPayment(payment.status)) return refuseAct('wrongState', `the payment is ${payment.status}`)
  if (payment.deduction) return refuseDeduction
  const { companyId, facilityId, chargeId, paymentId, reportedCents } = payment
  const charge = await findChargeOrder(table, companyId, chargeId)
  if (!charge) throw new Error(`payment ${paymentId} is for no charge order`)

  const now = clock()
  const voided: Payment = {
    ...payment,
    status: 'voided',
    voidedAt: now.toISOString(),
    ...(act.reason ? { voidReason: act.reason } : {}),
  }
  const pendingCents = charge.pendingCents - reportedCents
  const written = await table.transact({
    ...writePayment(table, voided),
    charge: replaceChargeOrder(table, { ...charge, pendingCents }),
    event: recordEvent(
      table,
      { name: 'payment-voided', companyId, facilityId, chargeId, paymentId },
      `payment-voided:${paymentId}`,
      now,
    ),
    audit: act.audit({
      companyId,
      before: { paymentId, status: payment.status, pending: decimalFromCents(charge.pendingCents) },
      after: { paymentId, status: 'voided', pending: decimalFromCents(pendingCents) },
    }),
  })
  if (written.ok) return described(voided)
  const present = await findPayment(table, companyId, paymentId)
  if (present?.status === 'voided') return described(present)
  return refuseAct(
    'changedMeanwhile',
    'the payment or its charge order was changed at the same moment; look again',
  )
}
