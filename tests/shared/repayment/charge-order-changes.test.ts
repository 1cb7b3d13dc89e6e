import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateRepayment } from '#shared/lending/allocation.ts'
import { accrueOverdue } from '#shared/repayment/accrue-overdue.ts'
import {
  byKind,
  type ChargeAmounts,
  chargeAsOf,
  chargedOverdueInterest,
  duesOf,
  newOverdueInterest,
  overdueInterestUpTo,
  settleCharge,
  sumOfKinds,
} from '#shared/repayment/charge-order.ts'
import { arrearsBucketOf, daysPastDue } from '#shared/repayment/charge-order-aging.ts'
import {
  addFee,
  ofKind,
  restoreWaived,
  statusAfter,
  unsettleCharge,
  waiveDues,
  writeOff,
} from '#shared/repayment/charge-order-changes.ts'
import { charge, dueDate, none, onDay } from './overdue-charge.ts'

describe('waived overdue interest', () => {
  test('is not charged again', () => {
    const waived = waiveDues(chargeAsOf(charge, onDay(20)), ofKind('overdueInterest', 333_33))
    expect(newOverdueInterest(waived, onDay(20))).toBe(0)
    // 50,000 × 12% × 21 ÷ 360 = 350.00, of which 333.33 was waived.
    expect(newOverdueInterest(waived, onDay(21))).toBe(16_67)
  })

  test('cannot exceed the debt, and can be reinstated up to the waived amount', () => {
    expect(() => waiveDues(charge, ofKind('overdueInterest', 1))).toThrow(RangeError)
    const waived = waiveDues(charge, ofKind('interest', 100_00))
    expect(() => restoreWaived(waived, ofKind('interest', 100_01))).toThrow(RangeError)
    expect(restoreWaived(waived, ofKind('interest', 100_00))).toEqual({ ...charge, forgoneCents: none })
  })
})

test('a fee is an additional debt, and can be cancelled only while unpaid', () => {
  const withFee = addFee(charge, 50_00)
  expect(sumOfKinds(withFee.owedCents)).toBe(51_550_00)
  expect(addFee(withFee, -50_00)).toEqual(charge)
  expect(() => addFee(waiveDues(withFee, ofKind('fee', 50_00)), -50_00)).toThrow(RangeError)
})

test('a written-off amount accrues no more interest', () => {
  const lost = writeOff(chargeAsOf(charge, onDay(20)), onDay(20))
  expect(duesOf(lost)).toEqual([])
  expect(lost.forgoneCents).toEqual({
    ...none,
    overdueInterest: 333_33,
    interest: 1_500_00,
    principal: 50_000_00,
  })
  expect(newOverdueInterest(lost, onDay(400))).toBe(0)
})

const withStatus = (amounts: ChargeAmounts) => ({ ...amounts, status: 'active' as const })

test('a charge order’s status follows from its remainder', () => {
  expect(statusAfter(withStatus(charge))).toBe('active')
  const partly = settleCharge(charge, { ...none, interest: 1_500_00 }, onDay(1))
  expect(statusAfter(withStatus(partly))).toBe('partial collected')
  expect(statusAfter({ ...partly, status: 'suspend' })).toBe('suspend')
  // A waived amount reduces the charged total, rather than counting as received.
  expect(statusAfter(withStatus(waiveDues(charge, ofKind('interest', 1_500_00))))).toBe('active')
  expect(statusAfter(withStatus(writeOff(charge, onDay(1))))).toBe('collected')
})

describe('a payment that bounced', () => {
  test('has no effect', () => {
    const paid = settleCharge(charge, { ...none, interest: 1_500_00, principal: 50_000_00 }, onDay(2))
    const bounced = unsettleCharge(paid, { ...none, interest: 1_500_00, principal: 50_000_00 }, onDay(2))
    expect(bounced.owedCents).toEqual(charge.owedCents)
    expect(overdueInterestUpTo(bounced, onDay(20))).toBe(333_33)
  })

  test('keeps earlier and later payments, with the result as if it had never existed', () => {
    const payment = fc.record({
      day: fc.integer({ min: 0, max: 60 }),
      cents: fc.integer({ min: 1, max: 30_000_00 }),
      bounces: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 6 }), fc.integer({ min: 61, max: 400 }), (payments, end) => {
        let real = charge
        let ideal = charge
        const bounced: { settled: ChargeAmounts['owedCents']; date: string }[] = []
        for (const { day, cents, bounces } of payments.toSorted((a, b) => a.day - b.day)) {
          const date = onDay(day)
          const principal = Math.min(cents, real.owedCents.principal, ideal.owedCents.principal)
          const settled = ofKind('principal', principal)
          real = settleCharge(chargeAsOf(real, date), settled, date)
          if (bounces) bounced.push({ settled, date })
          else ideal = settleCharge(ideal, settled, date)
        }
        for (const { settled, date } of bounced) real = unsettleCharge(real, settled, date)
        expect(overdueInterestUpTo(real, onDay(end))).toBe(overdueInterestUpTo(ideal, onDay(end)))
        expect(real.owedCents.principal).toBe(ideal.owedCents.principal)
      }),
      { seed: 4, numRuns: 10_000 },
    )
  })
})

test('interest posted on any days, with payments between, adds up to the total rounded once', () => {
  const step = fc.record({
    days: fc.integer({ min: 0, max: 9 }),
    cents: fc.option(fc.integer({ min: 1, max: 20_000_00 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let present = charge
      let day = 0
      let posted = 0
      const causes: string[] = []
      for (const { days, cents } of steps) {
        day += days
        const { charge: accrued, overdue } = accrueOverdue(present, onDay(day))
        if (overdue) {
          causes.push(overdue.postingId)
          posted += overdue.lines.find(({ amountCents }) => amountCents > 0)?.amountCents ?? 0
        }
        present = { ...accrued, version: present.version + 1 }
        if (cents === undefined) continue
        const { settled } = allocateRepayment(cents, duesOf(present))
        const byDue = byKind((kind) =>
          settled.reduce((sum, { due, amountCents }) => sum + (due.kind === kind ? amountCents : 0), 0),
        )
        present = settleCharge(present, byDue, onDay(day))
      }
      expect(posted).toBe(overdueInterestUpTo(present, onDay(day)))
      expect(new Set(causes).size).toBe(causes.length)
      expect(chargedOverdueInterest(present)).toBe(posted)
      expect(accrueOverdue(present, onDay(day)).overdue).toBeUndefined()
    }),
    { seed: 4, numRuns: 10_000 },
  )
})

test.each([
  [-5, 'not due'],
  [0, 'not due'],
  [1, '1-30'],
  [30, '1-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, 'over 90'],
])('%i days after its due date a charge order is "%s"', (days, bucket) => {
  expect(arrearsBucketOf(daysPastDue(dueDate, onDay(days)))).toBe(bucket)
})
