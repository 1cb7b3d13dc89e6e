import { expect, test } from 'vitest'
import { isKycEditable, isUnderReview, kycMayBecome, kycStatuses } from '#shared/kyc/kyc-status.ts'

test('a KYC is in the hands of the seller, of the lender, or done', () => {
  for (const status of kycStatuses) expect(isKycEditable(status) && isUnderReview(status)).toBe(false)
  expect(kycStatuses.filter((status) => !isKycEditable(status) && !isUnderReview(status))).toEqual([
    'approved',
    'rejected',
  ])
})

test('only what is under review is decided, and only what the seller has is submitted', () => {
  for (const decision of ['approved', 'rejected', 'returned'] as const)
    expect(kycStatuses.filter((from) => kycMayBecome(from, decision))).toEqual(['submitted', 'in progress'])
  expect(kycStatuses.filter((from) => kycMayBecome(from, 'submitted'))).toEqual(['draft', 'returned'])
})
