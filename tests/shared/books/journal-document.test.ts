import { expect, test } from 'vitest'
import { documentOf } from '#shared/books/journal-document.ts'

const references = new Map([['p-1', 'FPS 77']])
const of = (postingId: string, more: { chargeId?: string; drawdownId?: string } = {}) =>
  Object.values(documentOf({ postingId, ...more }, references))

test('a payout is based on its note, what a bill charges on the bill', () => {
  expect(of('drawdown-paid-out:d-1@payout', { drawdownId: 'd-1' })).toEqual(['note', 'd-1'])
  expect(of('interest-posted:c-1', { drawdownId: 'd-1', chargeId: 'c-1' })).toEqual(['bill', 'c-1'])
  expect(of('charge-written-off:c-1@3', { drawdownId: 'd-1', chargeId: 'c-1' })).toEqual(['bill', 'c-1'])
})

test('money is based on its bank line, or on the reference of its transfer', () => {
  expect(of('repayment-received:line-abc-def-2')).toEqual(['bankLine', 'abc-def'])
  expect(of('repayment-received:p-1')).toEqual(['transfer', 'FPS 77'])
  expect(of('repayment-received:p-2')).toEqual(['transfer', 'p-2'])
})

test('a decision is based on the key of its act, a limit on its cause', () => {
  expect(of('fee-charged:c-1@advice-9', { chargeId: 'c-1' })).toEqual(['act', 'advice-9'])
  expect(of('suspense-received:k-1')).toEqual(['act', 'k-1'])
  expect(of('limit-granted:f-1')).toEqual(['act', 'f-1'])
})

test('a reversal and a second booking have the document of the first', () => {
  expect(of('reversal:repayment-received:line-abc-1')).toEqual(['bankLine', 'abc'])
  expect(of('repayment-received:p-1#2')).toEqual(['transfer', 'FPS 77'])
  expect(of('income-adjusted:d-1@2027-01')).toEqual(['monthEnd', '2027-01'])
})
