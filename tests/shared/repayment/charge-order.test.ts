import { describe, expect, test } from 'vitest'
import {
  type ChargeAmounts,
  chargeAsOf,
  duesOf,
  newOverdueInterest,
  overdueInterestUpTo,
  settleCharge,
} from '#shared/repayment/charge-order.ts'
import { addDays } from '#shared/time/business-date.ts'

const none = { fee: 0, overdueInterest: 0, interest: 0, principal: 0 }
const dueDate = '2026-03-01'
const onDay = (days: number) => addDays(dueDate, days)

/** V10: 50,000 overdue at 12%, ACT/360. */
const charge: ChargeAmounts = {
  dueDate,
  chargedCents: { ...none, interest: 1_500_00, principal: 50_000_00 },
  owedCents: { ...none, interest: 1_500_00, principal: 50_000_00 },
  principalSteps: [{ from: dueDate, principalCents: 50_000_00 }],
  overdueTerms: { ratePercent: '12.00', basis: 'ACT/360', multiplier: '1.0', graceDays: 3 },
}

describe('overdue interest of a charge order', () => {
  test('20 days overdue comes to 333.33 (V10)', () => {
    expect(overdueInterestUpTo(charge, onDay(20))).toBe(333_33)
  })

  test('is zero within the grace period, and accrues from the due date after it', () => {
    expect(overdueInterestUpTo(charge, onDay(3))).toBe(0)
    expect(overdueInterestUpTo(charge, onDay(4))).toBe(66_67)
  })

  test('charged in parts adds up to the total rounded once', () => {
    let asOf = charge
    for (let day = 4; day <= 20; day++) asOf = chargeAsOf(asOf, onDay(day))
    expect(asOf.chargedCents.overdueInterest).toBe(333_33)
    expect(newOverdueInterest(asOf, onDay(20))).toBe(0)
  })

  test('includes principal paid within the grace period once that is missed', () => {
    const partly = settleCharge(charge, { ...none, interest: 1_500_00, principal: 20_000_00 }, onDay(2))
    expect(overdueInterestUpTo(partly, onDay(3))).toBe(0)
    // 50,000 for 2 days and 30,000 for 8 days at 12%: 33.333… and 80
    expect(overdueInterestUpTo(partly, onDay(10))).toBe(113_33)
  })

  test('is never charged if the principal was paid within the grace period', () => {
    const inTime = settleCharge(charge, { ...none, interest: 1_500_00, principal: 50_000_00 }, onDay(3))
    expect(newOverdueInterest(inTime, onDay(40))).toBe(0)
    const aDayLate = settleCharge(charge, { ...none, interest: 1_500_00, principal: 50_000_00 }, onDay(4))
    expect(overdueInterestUpTo(aDayLate, onDay(40))).toBe(66_67)
  })

  test('ends with the principal', () => {
    const paid = settleCharge(
      chargeAsOf(charge, onDay(20)),
      { ...none, overdueInterest: 333_33, interest: 1_500_00, principal: 50_000_00 },
      onDay(20),
    )
    expect(duesOf(paid)).toEqual([])
    expect(newOverdueInterest(paid, onDay(200))).toBe(0)
  })
})
