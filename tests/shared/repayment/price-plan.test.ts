import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateRepayment, defaultAllocationOrder } from '#shared/lending/allocation.ts'
import { effectiveRateCap } from '#shared/lending/policy.ts'
import { compare, fraction } from '#shared/money/fraction.ts'
import {
  byKind,
  type ChargeAmounts,
  chargeAsOf,
  duesOf,
  settleCharge,
  settledByKind,
  sumOfKinds,
} from '#shared/repayment/charge-order.ts'
import { withPlanHold } from '#shared/repayment/payment-plan.ts'
import { type PlannedDebt, planDates, pricePlan, rateWithPlan } from '#shared/repayment/price-plan.ts'
import { isBusinessDay } from '#shared/time/business-calendar.ts'
import { addDays } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'
import { charge, dueDate, none, onDay } from './overdue-charge.ts'

const allocation = { allocationOrder: defaultAllocationOrder, allocationPriority: 'kind' as const }
const grace = { graceDays: 3 }

const debtOf = (...charges: readonly ChargeAmounts[]): PlannedDebt => ({ charges, allocation })

const sumOf = (instalments: readonly { amountCents: number }[]) =>
  instalments.reduce((sum, { amountCents }) => sum + amountCents, 0)

describe('the dates of a payment plan', () => {
  test('move to business days', () => {
    expect(planDates('2026-11-01', 3, 'month', hongKongCalendar)).toEqual([
      '2026-11-02',
      '2026-12-01',
      '2027-01-04',
    ])
    expect(planDates('2026-11-30', 3, 'twoWeeks', hongKongCalendar)).toEqual([
      '2026-11-30',
      '2026-12-14',
      '2026-12-28',
    ])
    expect(
      planDates('2026-12-25', 12, 'week', hongKongCalendar).every((date) =>
        isBusinessDay(hongKongCalendar, date),
      ),
    ).toBe(true)
  })
})

describe('the price of a payment plan', () => {
  const threeDates = [onDay(40), onDay(70), onDay(100)]

  test('is equal instalments of the debt and of interest at the agreed rate', () => {
    const priced = pricePlan(debtOf(charge), {
      from: onDay(20),
      interest: 'asAgreed',
      grace,
      dates: threeDates,
    })
    // 51,500.00 and 333.33 of overdue interest in 20 days, see V10.
    expect(priced).toMatchObject({ owedCents: 51_833_33 })
    const [first, second, last] = priced?.instalments ?? []
    expect(first?.amountCents).toBe(second?.amountCents)
    expect(last?.amountCents).toBeLessThanOrEqual(first?.amountCents ?? 0)
    expect(sumOf(priced?.instalments ?? [])).toBe(51_833_33 + (priced?.interestCents ?? 0))
    // 20 days on 50,000.00 at 12%, and less on what is left: at most what 80 days would cost.
    expect(priced?.interestCents).toBeGreaterThan(333_33)
    expect(priced?.interestCents).toBeLessThan(1_333_34)
  })

  test('is the debt alone without interest', () => {
    const priced = pricePlan(debtOf(charge), { from: onDay(20), interest: 'none', grace, dates: threeDates })
    expect(priced).toMatchObject({ owedCents: 51_833_33, interestCents: 0 })
    expect(sumOf(priced?.instalments ?? [])).toBe(51_833_33)
    expect(priced?.instalments.map(({ amountCents }) => amountCents)).toEqual([
      17_277_78, 17_277_78, 17_277_77,
    ])
  })

  test('asks for nothing before it has fallen due, and covers all that falls due', () => {
    const coming = {
      ...charge,
      dueDate: onDay(60),
      principalSteps: [{ from: onDay(60), principalCents: 50_000_00 }],
    }
    const terms = { from: onDay(0), interest: 'asAgreed' as const, grace }
    expect(pricePlan(debtOf(coming), { ...terms, dates: [onDay(30), onDay(90)] })).toBeUndefined()
    expect(pricePlan(debtOf(coming), { ...terms, dates: [onDay(59)] })).toBeUndefined()
    const small = {
      ...charge,
      owedCents: { ...none, interest: 100_00 },
      principalSteps: [{ from: dueDate, principalCents: 0 }],
    }
    const priced = pricePlan(debtOf(small, coming), { ...terms, dates: [onDay(30), onDay(90)] })
    expect(priced?.instalments[0]?.amountCents).toBe(100_00)
  })

  const debts = fc.array(
    fc.record({
      late: fc.integer({ min: -60, max: 120 }),
      interest: fc.integer({ min: 0, max: 2_000_00 }),
      principal: fc.integer({ min: 1, max: 80_000_00 }),
      fee: fc.integer({ min: 0, max: 300_00 }),
      rate: fc.integer({ min: 0, max: 36_00 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  const from = '2026-06-01'
  const chargesOf = (
    drawn: readonly { late: number; interest: number; principal: number; fee: number; rate: number }[],
  ) =>
    drawn.map(({ late, interest, principal, fee, rate }): ChargeAmounts => {
      const due = addDays(from, -late)
      const cents = { ...none, interest, principal, fee }
      return {
        dueDate: due,
        chargedCents: cents,
        owedCents: cents,
        principalSteps: [{ from: due, principalCents: principal }],
        overdueTerms: {
          ratePercent: (rate / 100).toFixed(2),
          basis: 'ACT/360',
          multiplier: '1.0',
          graceDays: 3,
        },
      }
    })
  const plans = fc.record({
    drawn: debts,
    count: fc.integer({ min: 1, max: 18 }),
    first: fc.integer({ min: 3, max: 40 }),
    interest: fc.constantFrom('asAgreed' as const, 'none' as const),
  })
  const drawnDates = (first: number, count: number) =>
    planDates(addDays(from, first), count, 'month', hongKongCalendar)

  test('adds up to the debt and its interest, and is what the bills ask for when it is paid', () => {
    let priced = 0
    fc.assert(
      fc.property(plans, ({ drawn, count, first, interest }) => {
        const dates = drawnDates(first, count)
        const charges = chargesOf(drawn)
        const plan = pricePlan(debtOf(...charges), { from, interest, grace, dates })
        if (!plan) return
        priced++
        expect(sumOf(plan.instalments)).toBe(plan.owedCents + plan.interestCents)
        expect(interest === 'none' ? plan.interestCents : 0).toBe(0)
        // Each bill is simulated separately, paid on the plan's dates: at the end nothing is owed and nothing overpaid.
        const terms = { from, interest, grace, instalments: plan.instalments }
        let standing = charges
          .map((each) => withPlanHold(each.dueDate <= from ? chargeAsOf(each, from) : each, terms))
          .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))
        for (const { dueDate: date, amountCents } of plan.instalments) {
          let left = amountCents
          standing = standing.map((each) => {
            if (each.dueDate > date || left === 0) return each
            const now = chargeAsOf(each, date)
            const settled = allocateRepayment(left, duesOf(now), defaultAllocationOrder)
            left = settled.surplusCents
            return settleCharge(now, settledByKind(settled), date)
          })
          expect(left).toBe(0)
        }
        expect(standing.every(({ owedCents }) => sumOfKinds(owedCents) === 0)).toBe(true)
      }),
      { numRuns: 150 },
    )
    expect(priced).toBeGreaterThan(30)
  })

  test('never asks for more than the agreement would for the same payments, nor later for days without interest', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 200 }), ({ drawn, count, first }, days) => {
        const dates = drawnDates(first, count)
        const charges = chargesOf(drawn)
        const free = pricePlan(debtOf(...charges), { from, interest: 'none', grace, dates })
        const agreed = pricePlan(debtOf(...charges), { from, interest: 'asAgreed', grace, dates })
        if (!free || !agreed) return
        expect(sumOf(free.instalments)).toBeLessThanOrEqual(sumOf(agreed.instalments))
        // If the plan is broken on any day, no bill costs more than it would have without the plan.
        const brokenOn = addDays(from, days)
        const terms = { from, interest: 'none' as const, grace, instalments: free.instalments }
        for (const each of charges) {
          const held = withPlanHold(each, terms)
          const broken = withPlanHold(held, terms, brokenOn)
          const later = addDays(brokenOn, 30)
          const owed = (of: ChargeAmounts) => sumOfKinds(chargeAsOf(of, later).owedCents)
          expect(owed(broken)).toBeLessThanOrEqual(owed(each))
        }
      }),
      { numRuns: 150 },
    )
  })

  test('keeps the effective rate under 48% by all readings when the agreement does', () => {
    fc.assert(
      fc.property(
        fc.record({
          principal: fc.integer({ min: 1_000_00, max: 500_000_00 }),
          rate: fc.integer({ min: 0, max: 36_00 }),
          late: fc.integer({ min: 0, max: 120 }),
          count: fc.integer({ min: 1, max: 12 }),
        }),
        ({ principal, rate, late, count }) => {
          const due = addDays(from, -late)
          const drawdownDate = addDays(due, -90)
          const interest = Math.round((principal * rate * 90) / 3_600_000)
          const cents = { ...byKind(() => 0), interest, principal }
          const bill: ChargeAmounts = {
            dueDate: due,
            chargedCents: cents,
            owedCents: cents,
            principalSteps: [{ from: due, principalCents: principal }],
            overdueTerms: {
              ratePercent: (rate / 100).toFixed(2),
              basis: 'ACT/360',
              multiplier: '1.0',
              graceDays: 3,
            },
          }
          const plan = pricePlan(debtOf(bill), {
            from,
            interest: 'asAgreed',
            grace,
            dates: drawnDates(7, count),
          })
          const reading = rateWithPlan(
            { borrowedCents: principal, deductionsCents: 0, drawdownDate },
            [],
            plan?.instalments ?? [],
          )
          expect(compare(reading.exact, fraction(BigInt(effectiveRateCap)))).toBeLessThanOrEqual(0)
        },
      ),
      { numRuns: 150 },
    )
  })
})
