import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { secondApprovalEndpoints } from '#shared/drawdown/second-approval.endpoints.ts'

/** A drawdown that waits for a second administrator. */
export type AwaitingRecord = ResponseOf<
  typeof secondApprovalEndpoints.listAwaitingDrawdowns
>['records'][number]
