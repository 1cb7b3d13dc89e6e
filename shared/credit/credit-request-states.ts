import type { ApplicationStatus } from '../drawdown/drawdown-states.ts'

/** The states of a request about a facility, for a higher limit or for its renewal, and what each may become. */
export const creditRequestTransitions = {
  /** The lender is to decide it. */
  submitted: ['offered', 'approved', 'rejected', 'withdrawn'],
  /** The lender grants a higher limit once it is signed for. A renewal needs no signature, and is never offered. */
  offered: ['approved', 'withdrawn', 'lapsed'],
  approved: [],
  rejected: [],
  /** The seller took it back. */
  withdrawn: [],
  /** Not everyone signed in time, or the facility had ended when they had. */
  lapsed: [],
} as const satisfies Record<string, readonly string[]>

export type CreditRequestStatus = keyof typeof creditRequestTransitions

export const creditRequestStatuses = Object.keys(creditRequestTransitions) as [
  CreditRequestStatus,
  ...CreditRequestStatus[],
]

export const creditRequestMayBecome = (from: CreditRequestStatus, to: CreditRequestStatus): boolean =>
  (creditRequestTransitions[from] as readonly CreditRequestStatus[]).includes(to)

/** What has become of the request, as the list of applications puts it. */
export const applicationStatusOfCreditRequest = {
  submitted: 'in progress',
  offered: 'in progress',
  approved: 'approved',
  rejected: 'rejected',
  withdrawn: 'withdraw',
  lapsed: 'withdraw',
} as const satisfies Record<CreditRequestStatus, ApplicationStatus>
