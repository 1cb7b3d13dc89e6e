import { expect, test } from 'vitest'
import { isKycEditable, isUnderReview, kycMayBecome, kycStatuses } from '#shared/kyc/kyc-status.ts'

test('a KYC is the seller’s, the lender’s, or finished', () => {
  for (const status of kycStatuses) expect(isKycEditable(status) && isUnderReview(status)).toBe(false)
  expect(kycStatuses.filter((status) => !isKycEditable(status) && !isUnderReview(status))).toEqual([
    'approved',
    'rejected',
  ])
})

test('only a KYC under review can be decided, and only the seller’s can be submitted', () => {
  for (const decision of ['approved', 'rejected', 'returned'] as const)
    expect(kycStatuses.filter((from) => kycMayBecome(from, decision))).toEqual(['submitted', 'in progress'])
  expect(kycStatuses.filter((from) => kycMayBecome(from, 'submitted'))).toEqual(['draft', 'returned'])
})
