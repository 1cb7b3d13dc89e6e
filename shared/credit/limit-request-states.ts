/** The states of a request for a higher limit and what each may become. */
export const limitRequestTransitions = {
  /** The lender is to decide it. */
  submitted: ['approved', 'rejected'],
  approved: [],
  rejected: [],
} as const satisfies Record<string, readonly string[]>

export type LimitRequestStatus = keyof typeof limitRequestTransitions
