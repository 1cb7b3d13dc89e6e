import { describe, expect, test } from 'vitest'
import {
  holdOfPlan,
  lastDayOfPlan,
  missedInstalment,
  type PlanTerms,
  progressOf,
  withPlanHold,
} from '#shared/repayment/payment-plan.ts'

const plan: PlanTerms = {
  from: '2026-11-02',
  interest: 'none',
  instalments: [
    { dueDate: '2026-11-16', amountCents: 1_000_00 },
    { dueDate: '2026-12-16', amountCents: 1_000_00 },
  ],
  grace: { graceDays: 3 },
}

const standing = { receivedCents: 0, reportedCents: 0, owedCents: 2_000_00 }

describe('the progress of a payment plan', () => {
  test('counts receipts towards the instalments in their order', () => {
    expect(progressOf(plan, 1_250_00, '2026-12-17')).toEqual({
      instalments: [
        { dueDate: '2026-11-16', amountCents: 1_000_00, paidCents: 1_000_00, isLate: false },
        { dueDate: '2026-12-16', amountCents: 1_000_00, paidCents: 250_00, isLate: true },
      ],
      next: { dueDate: '2026-12-16', amountCents: 1_000_00, paidCents: 250_00, isLate: true },
      behindCents: 750_00,
    })
    expect(progressOf(plan, 0, '2026-11-16').behindCents).toBe(1_000_00)
    expect(progressOf(plan, 0, '2026-11-15').behindCents).toBe(0)
    expect(progressOf(plan, 5_000_00, '2026-12-17').next).toBeUndefined()
  })

  test('is broken when an instalment has not arrived by its last day of grace', () => {
    expect(missedInstalment(plan, standing, '2026-11-19')).toBeUndefined()
    expect(missedInstalment(plan, standing, '2026-11-20')).toEqual(plan.instalments[0])
    expect(missedInstalment(plan, { ...standing, receivedCents: 999_99 }, '2026-11-20')).toBeDefined()
    expect(missedInstalment(plan, { ...standing, receivedCents: 1_000_00 }, '2026-11-20')).toBeUndefined()
  })

  test('waits for the lender to book what was reported', () => {
    expect(missedInstalment(plan, { ...standing, reportedCents: 1_000_00 }, '2026-11-20')).toBeUndefined()
  })

  test('asks for all that is owed with the last instalment', () => {
    const paid = { receivedCents: 2_000_00, reportedCents: 0, owedCents: 12 }
    expect(missedInstalment(plan, paid, '2026-12-19')).toBeUndefined()
    expect(missedInstalment(plan, paid, '2026-12-20')).toEqual(plan.instalments[1])
    expect(missedInstalment(plan, { ...paid, owedCents: 0 }, '2026-12-20')).toBeUndefined()
  })
})

describe('the days without overdue interest of a payment plan', () => {
  test('last until its last day of grace, and only where it is without interest', () => {
    expect(lastDayOfPlan(plan)).toBe('2026-12-19')
    expect(holdOfPlan(plan)).toEqual({ from: '2026-11-02', to: '2026-12-19' })
    expect(holdOfPlan({ ...plan, interest: 'asAgreed' })).toBeUndefined()
  })

  test('end with it, beside those of disputes', () => {
    const disputed = { from: '2026-10-01', to: '2026-10-05' }
    const held = withPlanHold({ holds: [disputed] }, plan)
    expect(held.holds).toEqual([disputed, { from: '2026-11-02', to: '2026-12-19' }])
    expect(withPlanHold(held, plan, '2026-11-20').holds).toEqual([
      disputed,
      { from: '2026-11-02', to: '2026-11-20' },
    ])
    expect(withPlanHold(held, plan, '2026-11-02').holds).toEqual([disputed])
    expect(withPlanHold(withPlanHold({}, plan), plan, '2026-11-02')).toEqual({})
  })
})
