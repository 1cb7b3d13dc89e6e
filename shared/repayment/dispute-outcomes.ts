/** The lender's decisions on a dispute. */
export const disputeDecisions = ['upheld', 'rejected'] as const
export type DisputeDecision = (typeof disputeDecisions)[number]

/** The outcomes of a dispute: the lender's decision, or the seller's withdrawal. */
export const disputeOutcomes = [...disputeDecisions, 'withdrawn'] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]
