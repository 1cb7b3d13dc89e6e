/** What the lender may answer a dispute with. */
export const disputeOutcomes = ['upheld', 'rejected'] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]
