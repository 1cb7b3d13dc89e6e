import { describe, expect, test } from 'vitest'
import { auditEntryAmounts, recordedSubject } from '#shared/desk/audit-entry-amounts.ts'

const gbp = (amount: string, before: string | null = null) => ({ currency: 'GBP', before, amount })

describe('the amounts of an audit entry', () => {
  test.each([
    [
      'a drawdown that a seller requested',
      {},
      { 'DRAWDOWN#d1': { 'price.amountCents': 10_000_00 } },
      [gbp('10000.00')],
    ],
    [
      'a transfer that a seller reported',
      {},
      { FACILITY: {}, 'PAYMENT#p1': { reportedCents: 50_00 } },
      [gbp('50.00')],
    ],
    ['a receipt', { outstanding: '70.00' }, { posted: '30.00', outstanding: '40.00' }, [gbp('30.00')]],
    ['a fee', { feeOwed: '10.00' }, { feeOwed: '60.00', kind: 'bank' }, [gbp('50.00')]],
    ['money that is paid back', { held: '1000.00' }, { held: '900.00' }, [gbp('100.00')]],
    ['a letter', null, { letter: 'demand', total: '21466.00' }, [gbp('21466.00')]],
    [
      'what is set of a limit, with what it was',
      { watermark: '90.00', frozenLimit: '0.00' },
      { watermark: '90.00', frozenLimit: '1.00' },
      [gbp('1.00', '0.00')],
    ],
    ['nothing where nothing changed', { held: '1.00' }, { held: '1.00' }, []],
    ['nothing of a note', null, { noteId: 'n1' }, []],
  ])('are those of %s', (_what, before, after, amounts) => {
    expect(auditEntryAmounts({ before, after, currency: 'GBP' })).toEqual(amounts)
  })

  test('have the currency of the balance that is reported', () => {
    const after = { unsettled: '45000.00', unsettledCurrency: 'USD', watermark: '36000.00' }
    expect(auditEntryAmounts({ before: null, after, currency: 'GBP' })).toEqual([
      { currency: 'USD', before: null, amount: '45000.00' },
    ])
  })
})

test.each([
  [
    'dispute-charge',
    { 'CHARGE#2027-01-31-d1': { status: 'suspend' } },
    { kind: 'charge', id: '2027-01-31-d1' },
  ],
  ['confirm-drawdown', { 'DRAWDOWN#d1': { status: 'requested' } }, { kind: 'drawdown', id: 'd1' }],
  ['drawdown-reject', { drawdownId: 'd1', status: 'rejected' }, { kind: 'drawdown', id: 'd1' }],
  ['limit-reject', { requestId: 'r1', status: 'rejected' }, { kind: 'limitRequest', id: 'r1' }],
  [
    'withdraw-application',
    { 'LIMITREQUEST#r1': { status: 'withdrawn' } },
    { kind: 'limitRequest', id: 'r1' },
  ],
  ['correction-refuse', { requestId: 'r1', outcome: 'refused' }, undefined],
])('the entry of %s names what it is about', (action, after, subject) => {
  expect(recordedSubject({ action, before: null, after })).toEqual(subject)
})
