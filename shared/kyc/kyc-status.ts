/** How far the review of a company has come, and what each state may become. */
export const kycTransitions = {
  draft: ['submitted'],
  submitted: ['in progress', 'approved', 'rejected', 'returned'],
  /** A reviewer has taken it; another may take it over. */
  'in progress': ['in progress', 'approved', 'rejected', 'returned'],
  approved: [],
  /** Kept as it is: the company begins another. */
  rejected: [],
  /** Some of its fields, or all, are in the seller's hands again. */
  returned: ['submitted'],
} as const satisfies Record<string, readonly string[]>

export type KycStatus = keyof typeof kycTransitions

export const kycStatuses = Object.keys(kycTransitions) as [KycStatus, ...KycStatus[]]

export const kycMayBecome = (from: KycStatus, to: KycStatus): boolean =>
  (kycTransitions[from] as readonly KycStatus[]).includes(to)

/** What a review can end with. */
export const kycDecisions = ['approved', 'rejected', 'returned'] as const

export type KycDecision = (typeof kycDecisions)[number]

export const isKycDecision = (status: KycStatus): status is KycDecision =>
  (kycDecisions as readonly KycStatus[]).includes(status)

/** True while the seller may still change what the KYC says. */
export const isKycEditable = (status: KycStatus): boolean => kycMayBecome(status, 'submitted')

/** True while the lender has the documents and the seller can only wait. */
export const isUnderReview = (status: KycStatus): boolean =>
  status === 'submitted' || status === 'in progress'
