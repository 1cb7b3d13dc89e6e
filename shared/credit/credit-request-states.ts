import type { ApplicationStatus } from '../drawdown/drawdown-states.ts'

/** The states of a credit request, for a higher limit or a renewal, and their transitions. */
export const creditRequestTransitions = {
  /** Waits for the lender's decision. */
  submitted: ['offered', 'approved', 'rejected', 'withdrawn'],
  /** The lender's offer of a higher limit waits for signatures. A renewal needs no signature, and is never offered. */
  offered: ['approved', 'withdrawn', 'lapsed'],
  approved: [],
  rejected: [],
  /** Withdrawn by the seller. */
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

/** The status of the request in the list of applications. */
export const applicationStatusOfCreditRequest = {
  submitted: 'in progress',
  offered: 'in progress',
  approved: 'approved',
  rejected: 'rejected',
  withdrawn: 'withdraw',
  lapsed: 'withdraw',
} as const satisfies Record<CreditRequestStatus, ApplicationStatus>
