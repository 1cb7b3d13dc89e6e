import type { KycStatus } from '#shared/kyc/kyc-status.ts'

/** Why a KYC can no longer be changed; undefined while it can. */
export const closedKycRefusal = (
  status: KycStatus,
): 'kycApproved' | 'kycUnderReview' | 'wrongState' | undefined => {
  switch (status) {
    case 'draft':
    case 'returned':
      return undefined
    case 'submitted':
    case 'in progress':
      return 'kycUnderReview'
    case 'approved':
      return 'kycApproved'
    case 'rejected':
      return 'wrongState'
  }
}
