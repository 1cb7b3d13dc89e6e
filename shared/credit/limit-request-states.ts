import type { ApplicationStatus } from '../drawdown/drawdown-states.ts'

/** The states of a request for a higher limit and what each may become. */
export const limitRequestTransitions = {
  /** The lender is to decide it. */
  submitted: ['approved', 'rejected', 'withdrawn'],
  approved: [],
  rejected: [],
  /** The seller took it back. */
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>

export type LimitRequestStatus = keyof typeof limitRequestTransitions

export const limitRequestStatuses = Object.keys(limitRequestTransitions) as [
  LimitRequestStatus,
  ...LimitRequestStatus[],
]

export const limitRequestMayBecome = (from: LimitRequestStatus, to: LimitRequestStatus): boolean =>
  (limitRequestTransitions[from] as readonly LimitRequestStatus[]).includes(to)

/** What has become of the request, as the list of applications puts it. */
export const applicationStatusOfLimitRequest = {
  submitted: 'in progress',
  approved: 'approved',
  rejected: 'rejected',
  withdrawn: 'withdraw',
} as const satisfies Record<LimitRequestStatus, ApplicationStatus>
