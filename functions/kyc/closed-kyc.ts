import type { KycStatus } from '#shared/kyc/kyc-status.ts'

/** The code that says why a KYC can no longer be changed; undefined while it can. */
export const closedKycCode = (status: KycStatus): 40002 | 40004 | 20016 | undefined => {
  switch (status) {
    case 'draft':
    case 'returned':
      return undefined
    case 'submitted':
    case 'in progress':
      return 40004
    case 'approved':
      return 40002
    case 'rejected':
      return 20016
  }
}
