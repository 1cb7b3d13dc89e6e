import { expect, test } from 'vitest'
import { reviewState } from '../../../../web/features/credit/facility/review-state.ts'
import { aFacility } from '../../pages/home/seller-state-builders.ts'

test.each([
  ['active', '2027-10-21', 'ahead'],
  ['active', '2027-10-22', 'soon'],
  ['active', '2027-11-21', 'soon'],
  ['expired', '2027-11-22', 'expired'],
  ['closed', '2026-12-01', 'closed'],
] as const)(
  'a facility that is %s and reviewed on 21 November 2027 is, on %s, %s',
  (status, today, state) => {
    expect(reviewState(aFacility({ status, next_review_date: '2027-11-21' }), today)).toBe(state)
  },
)
