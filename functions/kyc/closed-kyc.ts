import type { Kyc } from '../data/kyc.ts'

/** Why a KYC can no longer be changed; undefined while it can. */
export const closedKycRefusal = ({
  status,
  withdrawnAt,
}: Pick<Kyc, 'status' | 'withdrawnAt'>): 'kycApproved' | 'kycUnderReview' | 'wrongState' | undefined => {
  if (withdrawnAt) return 'wrongState'
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
