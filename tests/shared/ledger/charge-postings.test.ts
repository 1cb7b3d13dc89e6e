import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balancesOf, noBalances, trialBalance } from '#shared/ledger/balances.ts'
import { chargeWaived, chargeWrittenOff, feeCharged } from '#shared/ledger/charge-postings.ts'
import { drawdownPaidOut, drawdownRequested, interestPosted } from '#shared/ledger/facility-postings.ts'
import { facilityClosed, limitChanged, limitGranted } from '#shared/ledger/limit-postings.ts'
import { overdueInterestPosted, repaymentReceived } from '#shared/ledger/repayment-postings.ts'
import { reversalOf } from '#shared/ledger/reversal.ts'
import { suspenseApplied, suspensePaidBack } from '#shared/ledger/suspense-postings.ts'
import { allocateRepayment } from '#shared/lending/allocation.ts'

const date = '2026-03-01'
const none = { fee: 0, overdueInterest: 0, interest: 0, principal: 0 }

describe('charges, waivers and losses', () => {
  test('a fee is receivable and income; a waiver clears it and stays visible', () => {
    const fee = feeCharged('c1', 'late', date, 50_00)
    expect(fee).toMatchObject({ postingId: 'fee-charged:c1@late', chargeId: 'c1' })
    expect(balancesOf([fee, chargeWaived('c1', 'w1', date, 'fee', 20_00)])).toMatchObject({
      feeReceivable: 30_00,
      feeIncome: -50_00,
      waivedIncome: 20_00,
    })
  })

  test('a write-off becomes a loss, whatever the kind of debt', () => {
    const balances = balancesOf([
      drawdownPaidOut('d', date, 1000_00),
      interestPosted('d', date, 27_00),
      overdueInterestPosted('c1@300', date, 3_00),
      chargeWrittenOff('c1', 4, date, { fee: 0, overdueInterest: 3_00, interest: 27_00, principal: 1000_00 }),
    ])
    expect(balances).toMatchObject({
      creditLoss: 1030_00,
      principalReceivable: 0,
      interestReceivable: 0,
      overdueInterestReceivable: 0,
    })
    expect(trialBalance(balances)).toBe(0)
  })

  test('suspense money settles a charge order or is returned', () => {
    const balances = balancesOf([
      drawdownPaidOut('d', date, 10_00),
      repaymentReceived('p', date, allocateRepayment(25_00, [])),
      suspenseApplied('c1', 'k', date, { ...none, principal: 10_00 }),
      suspensePaidBack('k', date, 15_00),
    ])
    expect(balances).toMatchObject({ suspense: 0, principalReceivable: 0, cash: 0 })
  })

  test('a limit is raised and lowered by the difference', () => {
    const up = limitChanged('u', date, { limitCents: 50_00, watermarkCents: 50_00, frozenLimitCents: 0 })
    const down = limitChanged('d', date, { limitCents: -70_00, watermarkCents: 0, frozenLimitCents: 0 })
    expect(balancesOf([limitGranted('f', date, 100_00, 100_00), up, down])).toMatchObject({
      limit: 80_00,
      watermark: 150_00,
      memoContra: -230_00,
    })
  })

  test('closing leaves no available balance', () => {
    const granted = limitGranted('f', date, 100_00, 80_00)
    expect(balancesOf([granted, facilityClosed('f', date, balancesOf([granted]))])).toEqual(noBalances())
  })
})

describe('a reversal', () => {
  test('mirrors its posting, once, by a derived id', () => {
    const payment = repaymentReceived(
      'p',
      date,
      allocateRepayment(25_00, [{ id: 'i', kind: 'interest', dueDate: date, amountCents: 20_00 }]),
    )
    const reversal = reversalOf(payment, '2026-03-09')
    expect(reversal).toMatchObject({
      postingId: 'reversal:repayment-received:p',
      businessDate: '2026-03-09',
    })
    expect(balancesOf([payment, reversal])).toEqual(noBalances())
    expect(() => reversalOf(reversal, date)).toThrow(RangeError)
  })

  test('of any posting restores the balances', () => {
    const cents = fc.integer({ min: 1, max: 9_000_000_00 })
    const any = fc.oneof(
      fc.tuple(cents, cents).map(([limit, watermark]) => limitGranted('f', date, limit, watermark)),
      cents.map((amount) => drawdownRequested('d', date, amount)),
      cents.map((amount) => drawdownPaidOut('d', date, amount)),
      cents.map((amount) => feeCharged('c', 'k', date, amount)),
      cents.map((amount) => chargeWaived('c', 'k', date, 'overdueInterest', amount)),
      cents.map((principal) => chargeWrittenOff('c', 1, date, { ...none, principal })),
      cents.map((interest) => suspenseApplied('c', 'k', date, { ...none, interest })),
      cents.map((amount) => suspensePaidBack('k', date, amount)),
      cents.map((amount) => repaymentReceived('p', date, allocateRepayment(amount, []))),
    )
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), any, (postings, one) => {
        const after = balancesOf([...postings, one, reversalOf(one, date)])
        expect(after).toEqual(balancesOf(postings))
        expect(trialBalance(after)).toBe(0)
      }),
      { seed: 4, numRuns: 10_000 },
    )
  })
})

test.each([0, -1, 0.5])('an amount of %s is refused', (amount) => {
  expect(() => feeCharged('c', 'k', date, amount)).toThrow(RangeError)
  expect(() => chargeWaived('c', 'k', date, 'fee', amount)).toThrow(RangeError)
  expect(() => suspensePaidBack('k', date, amount)).toThrow(RangeError)
})
