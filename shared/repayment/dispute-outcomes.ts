/** The outcomes of a dispute. */
export const disputeOutcomes = ['upheld', 'rejected'] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]
