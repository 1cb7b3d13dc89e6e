import type { ResponseOf } from '#shared/api/endpoint.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import type { Payment } from '../data/payments.ts'

type PaymentOnWire = ResponseOf<typeof repaymentEndpoints.getCharge>['payments'][number]

const postedOf = ({ postedCents, settledCents, recoveredCents = 0, surplusCents = 0, valueDate }: Payment) =>
  postedCents === undefined || !settledCents || !valueDate
    ? null
    : {
        amount: decimalFromCents(postedCents),
        value_date: valueDate,
        fee: decimalFromCents(settledCents.fee),
        overdue_interest: decimalFromCents(settledCents.overdueInterest),
        interest: decimalFromCents(settledCents.interest),
        principal: decimalFromCents(settledCents.principal),
        recovered: decimalFromCents(recoveredCents),
        surplus: decimalFromCents(surplusCents),
      }

/** A payment as the seller sees it. */
export const describePayment = (payment: Payment): PaymentOnWire => ({
  id: payment.paymentId,
  status: payment.status,
  method: payment.deduction ? 'platform_deduction' : 'bank_transfer',
  reported: decimalFromCents(payment.reportedCents),
  reported_time: payment.reportedAt,
  reference: payment.reference,
  file_id: payment.proofFileId ?? null,
  posted: postedOf(payment),
})
