/** How far the review of a company has come. */
export const kycStatuses = ['draft', 'submitted', 'in progress', 'approved', 'rejected', 'returned'] as const

export type KycStatus = (typeof kycStatuses)[number]

/** True while the seller may still change what the KYC says. */
export const isKycEditable = (status: KycStatus): boolean => status === 'draft' || status === 'returned'

/** True while the lender has the documents and the seller can only wait. */
export const isUnderReview = (status: KycStatus): boolean =>
  status === 'submitted' || status === 'in progress'
