import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Posting } from '#shared/ledger/posting.ts'
import { allocateRepayment } from '#shared/lending/allocation.ts'
import { accrueOverdue } from '#shared/repayment/accrue-overdue.ts'
import {
  byKind,
  type ChargeAmounts,
  chargeAsOf,
  chargedOverdueInterest,
  duesOf,
  overdueInterestUpTo,
  settleCharge,
  sumOfKinds,
} from '#shared/repayment/charge-order.ts'
import { ofKind, unsettleCharge, waiveDues } from '#shared/repayment/charge-order-changes.ts'
import { restateOverdue } from '#shared/repayment/restate-overdue.ts'
import { addDays } from '#shared/time/business-date.ts'
import { type Charge, charge, dueDate, onDay } from './overdue-charge.ts'

/** A posting's change of the receivable overdue interest. */
const added = (posting: Posting | undefined) =>
  posting?.lines.find(({ account }) => account === 'overdueInterestReceivable')?.amountCents ?? 0

describe('a charge order as of a past day', () => {
  const accrued = chargeAsOf(charge, onDay(20))

  test('owes overdue interest to that day: later interest is reversed today', () => {
    const restated = restateOverdue(accrued, onDay(10), onDay(20))
    expect(restated?.charge.owedCents).toEqual({ ...charge.owedCents, overdueInterest: 166_67 })
    expect(restated?.overdue).toMatchObject({
      postingId: 'overdue-interest-taken-back:c@1',
      businessDate: onDay(20),
      chargeId: 'c',
    })
    expect(added(restated?.overdue)).toBe(-166_66)
  })

  test('owes none within the grace period', () => {
    expect(restateOverdue(accrued, onDay(3), onDay(20))?.charge.owedCents).toEqual(charge.owedCents)
  })

  test('is charged up to that day if it was not yet', () => {
    const restated = restateOverdue(charge, onDay(10), onDay(20))
    expect([restated?.charge.owedCents.overdueInterest, added(restated?.overdue)]).toEqual([166_67, 166_67])
    expect(restated?.overdue?.businessDate).toBe(onDay(10))
  })

  test('is unavailable if that interest has since been paid or waived', () => {
    const paid = settleCharge(accrued, ofKind('overdueInterest', 300_00), onDay(20))
    const waived = waiveDues(accrued, ofKind('overdueInterest', 300_00))
    for (const later of [paid, waived]) expect(restateOverdue(later, onDay(10), onDay(20))).toBeUndefined()
  })
})

test('backdated payments, late closes and bounces leave exactly the interest of the days charged, rounded once', () => {
  const step = fc.record({
    days: fc.integer({ min: 0, max: 9 }),
    back: fc.integer({ min: 0, max: 12 }),
    cents: fc.option(fc.integer({ min: 1, max: 20_000_00 }), { nil: undefined }),
    bounces: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let present = charge
      let today = dueDate
      let posted = 0
      const ids: string[] = []
      const bouncing: { settled: ChargeAmounts['owedCents']; date: string }[] = []
      const note = (change: { charge: Charge; overdue: Posting | undefined }) => {
        if (change.overdue) ids.push(change.overdue.postingId)
        posted += added(change.overdue)
        present = { ...change.charge, version: present.version + 1 }
      }
      for (const { days, back, cents, bounces } of steps) {
        today = addDays(today, days)
        note(accrueOverdue(present, today))
        const bounced = bounces ? bouncing.pop() : undefined
        if (bounced) present = unsettleCharge(present, bounced.settled, bounced.date)
        const wished = addDays(today, -back)
        // A day before the last settlement of principal would require a rebooking.
        const earliest = present.principalSteps.at(-1)?.from ?? dueDate
        const date = wished < earliest ? earliest : wished
        const restated = cents === undefined ? undefined : restateOverdue(present, date, today)
        if (cents === undefined || !restated) continue
        note(restated)
        const { settled } = allocateRepayment(cents, duesOf(present))
        const byDue = byKind((kind) =>
          settled.reduce((sum, { due, amountCents }) => sum + (due.kind === kind ? amountCents : 0), 0),
        )
        present = settleCharge(present, byDue, date)
        bouncing.push({ settled: byDue, date })
      }
      note(accrueOverdue(present, today))
      expect(posted).toBe(chargedOverdueInterest(present))
      expect(posted).toBe(overdueInterestUpTo(present, today))
      expect(new Set(ids).size).toBe(ids.length)
      expect(sumOfKinds(byKind((kind) => Math.min(0, present.owedCents[kind])))).toBe(0)
    }),
    { seed: 4, numRuns: 2_000 },
  )
})
