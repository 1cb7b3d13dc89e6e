import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import type { Dispute } from '#shared/repayment/dispute.ts'

type DisputeOnWire = ResponseOf<typeof repaymentEndpoints.getCharge>['disputes'][number]

/** A dispute as the seller sees it. */
export const describeDispute = ({
  raisedAt,
  words,
  fileId,
  outcome,
  answer,
  answeredAt,
}: Dispute): DisputeOnWire => ({
  raised_time: raisedAt,
  words,
  file_id: fileId ?? null,
  outcome: outcome ?? null,
  answer: answer ?? null,
  answered_time: answeredAt ?? null,
})
