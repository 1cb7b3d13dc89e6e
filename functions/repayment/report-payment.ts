import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findChargeOrder, replaceChargeOrder } from '../data/charge-orders.ts'
import { recordEvent } from '../data/events.ts'
import { orderedId } from '../data/ordered-id.ts'
import { writePayment } from '../data/payments.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeCharge } from './describe-charge.ts'
import { resolveReferencedFile } from './resolve-referenced-file.ts'

export const reportPayment: Handler<typeof repaymentEndpoints.reportPayment> = async (
  { input, session, storeResponse },
  { config, table, clock, random },
) => {
  const { companyId } = session
  const { charge_id: chargeId, amount, reference, file_id: fileId } = input.body
  const charge = await findChargeOrder(table, companyId, chargeId)
  if (!charge) return refuse('notFound', [{ field: 'body.charge_id', rule: 'invalid' }])
  // Of a disputed one, the undisputed part may be paid.
  if (!isOpenCharge(charge.status)) return refuse('wrongState')

  const now = clock()
  const today = businessDate(now)
  const unreported = sumOfKinds(chargeAsOf(charge, today).owedCents) - charge.pendingCents
  if (amount > unreported)
    return refuse('ruleBroken', [{ field: 'body.amount', rule: 'amountAboveOutstanding' }])

  const file = await resolveReferencedFile(table, { companyId, fileId }, 'payment_proof', now)
  if (!file.ok) return refuse('ruleBroken', file.errors)

  const { facilityId } = charge
  const paymentId = orderedId(now, random)
  const reported = { ...charge, pendingCents: charge.pendingCents + amount }
  const data = { payment_id: paymentId, charge: describeCharge(reported, today, config) }
  const written = await table.transact({
    memory: storeResponse(data),
    charge: replaceChargeOrder(table, reported),
    ...writePayment(table, {
      paymentId,
      companyId,
      facilityId,
      chargeId,
      status: 'reported',
      reportedCents: amount,
      reference,
      reportedAt: now.toISOString(),
      ...(fileId ? { proofFileId: fileId } : {}),
      version: 0,
    }),
    file: file.keeping,
    event: recordEvent(
      table,
      { name: 'payment-reported', companyId, facilityId, chargeId, paymentId },
      `payment-reported:${paymentId}`,
      now,
    ),
  })
  if (written.ok) return answer(data)
  if (written.failed.includes('charge')) return refuse('changedMeanwhile')
  if (written.failed.includes('file'))
    return refuse('ruleBroken', [{ field: 'body.file_id', rule: 'invalid' }])
  throw new Error(`a payment could not be written: ${written.failed.join(', ')}`)
}
