import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availableOf, balancesOf, headroomOf, trialBalance } from '#shared/ledger/balances.ts'
import {
  drawdownPaidOut,
  drawdownReleased,
  drawdownRequested,
  interestPosted,
} from '#shared/ledger/facility-postings.ts'
import { limitChanged, limitGranted } from '#shared/ledger/limit-postings.ts'
import { posting } from '#shared/ledger/posting.ts'
import { overdueInterestPosted, repaymentReceived } from '#shared/ledger/repayment-postings.ts'
import { allocateRepayment } from '#shared/lending/allocation.ts'

const date = '2026-03-01'

const build =
  (...lines: Parameters<typeof posting>[3]) =>
  () =>
    posting('interest-posted', 'x', date, lines)

/** The initial balances of V1 and V2. */
const facility = (watermark: number, frozenLimitCents: number) =>
  balancesOf([
    limitGranted('f', date, 500_000_00, watermark),
    drawdownRequested('a', date, 150_000_00),
    drawdownPaidOut('a', date, 150_000_00),
    drawdownRequested('b', date, 30_000_00),
    limitChanged('c', date, { watermarkCents: 0, frozenLimitCents }),
  ])

describe('a posting', () => {
  test('is invalid if unbalanced, with a repeated account or a fraction of a cent', () => {
    expect(build({ account: 'cash', amountCents: 1 })).toThrow('does not balance')
    expect(build({ account: 'cash', amountCents: 1 }, { account: 'cash', amountCents: -1 })).toThrow('once')
    expect(build({ account: 'cash', amountCents: 0.5 }, { account: 'suspense', amountCents: -0.5 })).toThrow(
      'whole minor units',
    )
  })

  test('has an id derived from its cause', () => {
    expect(drawdownPaidOut('d1', date, 5_00).postingId).toBe('drawdown-paid-out:d1')
    expect(drawdownPaidOut('d1', date, 5_00)).toEqual(drawdownPaidOut('d1', date, 5_00))
  })

  test.each([0, -1, 0.1])('of %s is refused', (amount) => {
    expect(() => drawdownRequested('d', date, amount)).toThrow(RangeError)
  })
})

describe('balances', () => {
  test('of V1: 200,000 available; of V2: none, and 20,000 overdrawn', () => {
    expect(availableOf(facility(400_000_00, 20_000_00))).toBe(200_000_00)
    expect(headroomOf(facility(160_000_00, 0))).toBe(-20_000_00)
    expect(availableOf(facility(160_000_00, 0))).toBe(0)
  })

  test('after the repayment of V11 leave 31,883.33 of principal', () => {
    const dues = [
      { id: '1', kind: 'fee', dueDate: date, amountCents: 50_00 },
      { id: '2', kind: 'overdueInterest', dueDate: date, amountCents: 333_33 },
      { id: '3', kind: 'interest', dueDate: date, amountCents: 1_500_00 },
      { id: '4', kind: 'principal', dueDate: date, amountCents: 50_000_00 },
    ] as const
    const balances = balancesOf([
      drawdownPaidOut('a', date, 50_000_00),
      interestPosted('a', date, 1_500_00),
      overdueInterestPosted('p', date, 333_33),
      posting('interest-posted', 'fee', date, [
        { account: 'feeReceivable', amountCents: 50_00 },
        { account: 'feeIncome', amountCents: -50_00 },
      ]),
      repaymentReceived('p', date, allocateRepayment(20_000_00, dues)),
    ])
    expect(balances).toMatchObject({
      principalReceivable: 31_883_33,
      interestReceivable: 0,
      overdueInterestReceivable: 0,
      feeReceivable: 0,
      suspense: 0,
      cash: -30_000_00,
    })
    expect(trialBalance(balances)).toBe(0)
  })

  test('a payment above all dues leaves the rest in suspense', () => {
    const dues = [{ id: '1', kind: 'principal', dueDate: date, amountCents: 10_00 }] as const
    const paid = repaymentReceived('p', date, allocateRepayment(12_50, dues))
    expect(balancesOf([paid])).toMatchObject({ cash: 12_50, principalReceivable: -10_00, suspense: -2_50 })
  })

  test('add up to 0 for any postings in any order', () => {
    const cents = fc.integer({ min: 1, max: 9_000_000_000_00 })
    const any = fc.oneof(
      fc.tuple(cents, cents).map(([limit, watermark]) => limitGranted('f', date, limit, watermark)),
      cents.map((amount) => drawdownRequested('d', date, amount)),
      cents.map((amount) => drawdownReleased('d', date, amount)),
      cents.map((amount) => drawdownPaidOut('d', date, amount)),
      cents.map((amount) => interestPosted('d', date, amount)),
      cents.map((amount) => overdueInterestPosted('p', date, amount)),
    )
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), (postings) => {
        const balances = balancesOf(postings)
        expect(trialBalance(balances)).toBe(0)
        expect(balancesOf(postings.toReversed())).toEqual(balances)
      }),
    )
  })
})
