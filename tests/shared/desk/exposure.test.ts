import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareBySeverity, type Exposure, exposureStops } from '#shared/desk/exposure.ts'
import { riskLevels } from '#shared/kyc/risk-points.schema.ts'

const standing = (companyId: string, more: Partial<Exposure> = {}): Exposure => ({
  companyId,
  asOf: '2027-01-31',
  pastDue: [],
  reportedTransfers: [],
  bankLines: [],
  openDisputes: [],
  shopsInTrouble: [],
  riskLevel: 'low',
  riskReasons: [],
  riskRating: null,
  ratingReasons: [],
  kycReviewDueOn: null,
  kycApprovedAt: null,
  reviews: [],
  stops: [],
  ...more,
})

const pastDue = (daysPastDue: number): Partial<Exposure> => ({
  pastDue: [{ facilityId: 'f', currency: 'GBP', since: '2027-01-01', daysPastDue, owedCents: 1, bills: 1 }],
  stops: ['pastDue'],
})

test('the worst standing is first: the longest past due, then the most stops, then the risk', () => {
  const ordered = [
    standing('a', pastDue(90)),
    standing('b', pastDue(5)),
    standing('c', { stops: ['unbookedMoney', 'shopTrouble'] }),
    standing('d', { stops: ['shopTrouble'], riskRating: 'high' }),
    standing('e', { stops: ['shopTrouble'] }),
    standing('f', { riskLevel: 'medium' }),
    standing('g'),
    standing('h'),
  ]
  expect(ordered.toReversed().toSorted(compareBySeverity)).toEqual(ordered)
})

test('the order is the same from whichever it begins', () => {
  const standings = fc.uniqueArray(
    fc
      .record({
        companyId: fc.uuid(),
        days: fc.nat(3),
        stops: fc.subarray([...exposureStops]),
        riskLevel: fc.constantFrom(...riskLevels),
      })
      .map(({ companyId, days, stops, riskLevel }) =>
        standing(companyId, { ...(days > 0 ? pastDue(days) : {}), stops, riskLevel }),
      ),
    { selector: ({ companyId }) => companyId, maxLength: 8 },
  )
  fc.assert(
    fc.property(standings, (each) => {
      const sorted = each.toSorted(compareBySeverity)
      expect(each.toReversed().toSorted(compareBySeverity)).toEqual(sorted)
      expect(sorted.toSorted(compareBySeverity)).toEqual(sorted)
    }),
  )
})
