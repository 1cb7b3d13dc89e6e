import { describe, expect, test } from 'vitest'
import { proposedAmounts } from '#shared/desk/proposed-amounts.ts'

const amountsOf = (change: { fields?: object; before?: object | null; after: object; currency?: string }) =>
  proposedAmounts({ fields: {}, before: null, ...change })

describe('the amounts of a proposal', () => {
  test('are the totals of a batch in each currency', () => {
    const drawdowns = [
      { companyId: 'a', amount: '5000.00', currency: 'GBP' },
      { companyId: 'b', amount: '0.50', currency: 'GBP' },
      { companyId: 'b', amount: '70.00', currency: 'USD' },
    ]
    expect(amountsOf({ after: { executionDate: '2027-01-04', controlSum: '5070.50', drawdowns } })).toEqual([
      { currency: 'GBP', before: null, amount: '5000.50' },
      { currency: 'USD', before: null, amount: '70.00' },
    ])
  })

  test('are the sum of all transactions of an act', () => {
    const parts = [{ drawdownId: '1', amount: '10.00', transferred: '9.00' }, { transferred: '1.50' }]
    expect(amountsOf({ after: { parts }, currency: 'GBP' })).toEqual([
      { currency: 'GBP', before: null, amount: '10.50' },
    ])
  })

  test('are a limit with the one before', () => {
    const change = { before: { limit: '200.00' }, currency: 'GBP' }
    expect(amountsOf({ ...change, after: { limit: '150.00' } })).toEqual([
      { currency: 'GBP', before: '200.00', amount: '150.00' },
    ])
    expect(amountsOf({ ...change, after: { limit: '200.00', offered: '220.00' } })).toEqual([
      { currency: 'GBP', before: '200.00', amount: '220.00' },
    ])
    expect(amountsOf({ ...change, after: { limit: '200.00' } })).toEqual([
      { currency: 'GBP', before: null, amount: '200.00' },
    ])
  })

  test('are the entered amount, or else the debt that changes', () => {
    const debt = { before: { owed: '270.00' }, after: { owed: '0.00' }, currency: 'GBP' }
    expect(amountsOf({ ...debt, fields: { amount: '1.00' } })).toEqual([
      { currency: 'GBP', before: null, amount: '1.00' },
    ])
    expect(amountsOf(debt)).toEqual([{ currency: 'GBP', before: '270.00', amount: '0.00' }])
    expect(
      amountsOf({
        before: { owed: { fee: '5.00', interest: '1.00' } },
        after: { owed: { fee: '0.00', interest: '1.00' } },
      }),
    ).toEqual([{ currency: null, before: '6.00', amount: '1.00' }])
  })

  test('are none of an act without money', () => {
    expect(amountsOf({ after: { kycStatus: 'approved', acceptedFields: 2 } })).toEqual([])
    expect(amountsOf({ after: { words: { en: 'New Year' }, rates: ['2026-10-29 3.6725'] } })).toEqual([])
  })
})
