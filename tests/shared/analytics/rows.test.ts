import { describe, expect, test } from 'vitest'
import { analyticsEntities, entityOfType } from '#shared/analytics/entities.ts'
import { rowOf } from '#shared/analytics/rows.ts'
import { readRelease } from '../../support/release/release-record.ts'

/** Every attribute that leaves the table, by type of item. A new one is a decision: no personal data. */
const allowed = {
  company: ['companyId', 'createdAt', 'kycStatus', 'lineId'],
  facility: [
    'balances.creditLoss',
    'balances.interestIncome',
    'balances.interestReceivable',
    'balances.limit',
    'balances.overdueInterestReceivable',
    'balances.principalReceivable',
    'companyId',
    'createdAt',
    'currency',
    'effectiveDate',
    'facilityId',
    'headroomCents',
    'nextReviewDate',
    'productCode',
    'status',
    'yearlyNetSalesCents',
  ],
  drawdown: [
    'companyId',
    'currency',
    'drawdownId',
    'facilityId',
    'price.amountCents',
    'price.dueDate',
    'price.interestCents',
    'price.ratePercent',
    'price.repayment.method',
    'price.tenorDays',
    'productCode',
    'requestedAt',
    'status',
  ],
  'charge-order': [
    'chargeId',
    'chargedCents.fee',
    'chargedCents.interest',
    'chargedCents.overdueInterest',
    'chargedCents.principal',
    'collectionMethod',
    'companyId',
    'createdAt',
    'currency',
    'drawdownId',
    'dueDate',
    'facilityId',
    'owedCents.fee',
    'owedCents.interest',
    'owedCents.overdueInterest',
    'owedCents.principal',
    'status',
  ],
  payment: [
    'chargeId',
    'companyId',
    'facilityId',
    'paymentId',
    'postedAt',
    'postedCents',
    'reportedAt',
    'reportedCents',
    'status',
    'valueDate',
  ],
  shop: ['authorisedAt', 'companyId', 'currency', 'openedAt', 'platform', 'shopId', 'status'],
  'shop-day': ['currency', 'date', 'orders', 'refunds', 'sales', 'shopId'],
  'shop-month': ['currency', 'month', 'orders', 'refunds', 'sales', 'shopId'],
}

test('the export has exactly the attributes of the allow-list', () => {
  const exported = Object.fromEntries(
    analyticsEntities.map(({ itemType, columns }) => [itemType, columns.map(({ from }) => from).toSorted()]),
  )
  expect(exported).toEqual(allowed)
})

test('each table and each of its columns has a name of its own', () => {
  expect(new Set(analyticsEntities.map(({ name }) => name)).size).toBe(analyticsEntities.length)
  for (const { columns } of analyticsEntities)
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length)
})

describe('a row', () => {
  const { items } = readRelease()

  // A month's row is summed up from its days: tests/functions/data/analytics-rows.test.ts.
  const stored = analyticsEntities.filter(({ itemType }) => itemType !== 'shop-month')

  test.each(stored.map((entity) => [entity.itemType, entity] as const))(
    'of a stored %s has its values, and nothing that a person is known by',
    (itemType, entity) => {
      const ofType = items.filter(({ type }) => type === itemType)
      expect(ofType.length).toBeGreaterThan(0)
      for (const item of ofType) {
        const row = rowOf(entity, item)
        expect(row.filter((cell) => cell === null).length).toBeLessThan(row.length / 2)
        // The release's items name their owner in every text that a person entered.
        expect(row.map(String).join('\n')).not.toMatch(/owner's own|203\.0\.113|tokens-of|@/)
      }
    },
  )

  test('with a value of another type than declared is refused', () => {
    const entity = entityOfType.get('shop-day')
    if (!entity) throw new Error('no entity')
    const day = { shopId: 's', date: '2026-11-01', currency: 'GBP', sales: 100, refunds: 0, orders: 1 }
    expect(rowOf(entity, day)).toEqual(['s', '2026-11-01', 'GBP', 100n, 0n, 1n])
    expect(() => rowOf(entity, { ...day, sales: 'much' })).toThrow('sales_cents is no number')
    expect(() => rowOf(entity, { ...day, sales: 0.5 })).toThrow('sales_cents is no number')
    expect(rowOf(entity, { ...day, orders: undefined })[5]).toBeNull()
  })
})
