import { decimalFromCents } from '#shared/money/cents.ts'
import type { Payment } from '../../data/payments.ts'

/** What the lender's side is told of a payment that was taken back. */
export const describeReversedPayment = ({
  paymentId,
  chargeId,
  facilityId,
  status,
  postedCents = 0,
}: Payment) => ({
  ok: true as const,
  paymentId,
  chargeId,
  facilityId,
  status,
  reversed: decimalFromCents(postedCents),
})
