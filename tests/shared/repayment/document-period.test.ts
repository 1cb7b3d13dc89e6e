import { expect, it } from 'vitest'
import { daysOfPeriod } from '#shared/repayment/document-period.ts'

it.each([
  ['thisMonth', '2027-03-31', '2027-03-01', '2027-03-31'],
  ['lastMonth', '2027-03-31', '2027-02-01', '2027-02-28'],
  ['lastMonth', '2027-01-05', '2026-12-01', '2026-12-31'],
  ['thisYear', '2027-03-31', '2027-01-01', '2027-03-31'],
  ['lastYear', '2028-02-29', '2027-01-01', '2027-12-31'],
] as const)('%s of %s is from %s to %s', (period, today, from, to) => {
  expect(daysOfPeriod(period, today)).toEqual({ from, to })
})
