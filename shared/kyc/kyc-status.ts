/** The states of a company's review and their transitions. */
export const kycTransitions = {
  draft: ['submitted'],
  submitted: ['in progress', 'approved', 'rejected', 'returned'],
  /** Claimed by a reviewer; another may take it over. */
  'in progress': ['in progress', 'approved', 'rejected', 'returned'],
  approved: [],
  /** Final: the company creates another KYC. */
  rejected: [],
  /** Some of its fields, or all, can be edited by the seller again. */
  returned: ['submitted'],
} as const satisfies Record<string, readonly string[]>

export type KycStatus = keyof typeof kycTransitions

export const kycStatuses = Object.keys(kycTransitions) as [KycStatus, ...KycStatus[]]

export const kycMayBecome = (from: KycStatus, to: KycStatus): boolean =>
  (kycTransitions[from] as readonly KycStatus[]).includes(to)

/** The outcomes of a review. */
export const kycDecisions = ['approved', 'rejected', 'returned'] as const

export type KycDecision = (typeof kycDecisions)[number]

export const isKycDecision = (status: KycStatus): status is KycDecision =>
  (kycDecisions as readonly KycStatus[]).includes(status)

/** True while the seller may edit the KYC. */
export const isKycEditable = (status: KycStatus): boolean => kycMayBecome(status, 'submitted')

/** True while the seller can only wait for the lender. */
export const isUnderReview = (status: KycStatus): boolean =>
  status === 'submitted' || status === 'in progress'
