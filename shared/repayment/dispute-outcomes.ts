/** The lender's decisions on a dispute. */
export const disputeDecisions = ['upheld', 'rejected'] as const
export type DisputeDecision = (typeof disputeDecisions)[number]

/** The outcomes of a dispute: the lender's decision, the seller's withdrawal, or the payment of the whole bill. */
export const disputeOutcomes = [...disputeDecisions, 'withdrawn', 'paid'] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]
