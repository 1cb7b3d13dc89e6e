import { decimalFromCents } from '#shared/money/cents.ts'
import { bookedBy } from '#shared/repayment/booking-time.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { drawdownIdOfCharge, dueDateOfCharge } from '../../data/charge-orders.ts'
import { findFacility } from '../../data/facilities.ts'
import { listWaitingPayments } from '../../data/payments.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { runWorkQueue } from '../engine/work-queue-page.ts'

export const listPaymentsAct: RunAct<'payment-list'> = runWorkQueue(
  'payment',
  listWaitingPayments,
  async (payment, { table }) => ({
    facilityId: payment.facilityId,
    paymentId: payment.paymentId,
    companyId: payment.companyId,
    chargeId: payment.chargeId,
    currency: (await findFacility(table, payment.facilityId))?.currency ?? null,
    reported: decimalFromCents(payment.reportedCents),
    /** The reference assigned to the seller, and the one that they reported. */
    transferReference: transferReference(drawdownIdOfCharge(payment.chargeId)),
    reference: payment.reference,
    dueDate: dueDateOfCharge(payment.chargeId),
    proofFileId: payment.proofFileId ?? null,
    reportedAt: payment.reportedAt,
    bookBy: bookedBy(businessDate(new Date(payment.reportedAt))),
  }),
)
