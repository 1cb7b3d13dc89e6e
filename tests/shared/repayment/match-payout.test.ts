import { expect, test } from 'vitest'
import { type Debit, matchPayout, type SentPayout } from '#shared/repayment/match-payout.ts'

const endToEndId = '20270104021000000-4829134471'

const sent = (changes: Partial<SentPayout> = {}): SentPayout => ({
  batchId: 'PB-1',
  drawdownId: endToEndId,
  companyId: 'c',
  facilityId: 'f',
  endToEndId,
  currency: 'GBP',
  amountCents: 5_000_00,
  executionDate: '2027-01-05',
  madeAt: '2027-01-04T02:00:00.000Z',
  status: 'waiting',
  ...changes,
})

const debit = (changes: Partial<Debit> = {}): Debit => ({
  lineId: 'l',
  amountCents: 5_000_00,
  currency: 'GBP',
  text: `${endToEndId}\nDrawdown`,
  ...changes,
})

test('is the payout of its end-to-end id, however the bank breaks the text, to the cent', () => {
  const certain = { kind: 'certain', payout: sent(), reasons: ['end-to-end id', 'amount'] }
  expect(matchPayout(debit(), [sent({ endToEndId: 'x'.repeat(20) }), sent()])).toEqual(certain)
  expect(matchPayout(debit({ text: 'EREF+20270104021000000-482\n9134471' }), [sent()])).toEqual(certain)
})

test.each([
  [1, 1],
  [-1, -1],
])('is reported if it differs by %s cent', (off, differenceCents) => {
  expect(matchPayout(debit({ amountCents: 5_000_00 + off }), [sent()])).toEqual({
    kind: 'differs',
    payout: sent(),
    reasons: ['end-to-end id'],
    differenceCents,
    payee: [],
  })
})

test('is unknown without an end-to-end id, or in another currency', () => {
  const unknown = { kind: 'unknown', reasons: [] }
  expect(matchPayout(debit({ text: 'Account fee' }), [sent()])).toEqual(unknown)
  expect(matchPayout(debit({ currency: 'USD' }), [sent()])).toEqual(unknown)
  // An id that could occur in any text.
  expect(matchPayout(debit({ text: 'payroll 12' }), [sent({ endToEndId: '12' })])).toEqual(unknown)
})

test('is not a payout removed from its batch, unless it is in another one', () => {
  const out = sent({ status: 'cancelled' })
  expect(matchPayout(debit(), [out])).toEqual({ kind: 'unknown', named: out, reasons: [] })
  const again = sent({ batchId: 'PB-2' })
  expect(matchPayout(debit(), [out, again])).toMatchObject({ kind: 'certain', payout: again })
})

test('is the repeated payout whose complete id it has', () => {
  const anew = sent({ batchId: 'PB-2', endToEndId: `R2-${endToEndId}` })
  const [first, second] = [debit(), debit({ text: `R2-${endToEndId} Drawdown ${endToEndId}` })]
  expect(matchPayout(first, [sent(), anew])).toMatchObject({ payout: { batchId: 'PB-1' } })
  expect(matchPayout(second, [sent(), anew])).toMatchObject({ payout: { batchId: 'PB-2' } })
})

test('is a manually confirmed payout, but not another line’s', () => {
  expect(matchPayout(debit(), [sent({ status: 'paid out' })])).toMatchObject({ kind: 'certain' })
  expect(matchPayout(debit(), [sent({ status: 'paid out', lineId: 'l' })])).toMatchObject({ kind: 'certain' })
  const left = sent({ status: 'paid out', lineId: 'other' })
  expect(matchPayout(debit(), [left])).toEqual({ kind: 'unknown', named: left, reasons: [] })
})
