import { expect, test } from 'vitest'
import { kycDecisionDueOn } from '#shared/kyc/review-time.ts'

test.each([
  ['a Monday without holidays', '2026-11-23T02:00:00.000Z', '2026-12-02'],
  ['a Saturday', '2026-11-21T02:00:00.000Z', '2026-12-01'],
  ['late on a Sunday in UTC, a Monday in Hong Kong', '2026-11-22T17:00:00.000Z', '2026-12-02'],
  ['the week before Christmas', '2026-12-18T02:00:00.000Z', '2026-12-30'],
  ['the eve of the Lunar New Year', '2027-02-05T02:00:00.000Z', '2027-02-18'],
])('a KYC of %s is due within seven business days in Hong Kong', (_day, submittedAt, due) =>
  expect(kycDecisionDueOn(submittedAt)).toBe(due),
)
