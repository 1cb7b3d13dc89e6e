import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateRepayment, defaultAllocationOrder, dueKinds } from '#shared/lending/allocation.ts'
import { accrueOverdue } from '#shared/repayment/accrue-overdue.ts'
import {
  byKind,
  chargeAsOf,
  duesOf,
  settleCharge,
  settledByKind,
  sumOfKinds,
} from '#shared/repayment/charge-order.ts'
import { addFee, ofKind, waiveDues } from '#shared/repayment/charge-order-changes.ts'
import {
  type ChargeEntry,
  explains,
  type RebookingResult,
  rebookCharge,
} from '#shared/repayment/rebook-charge.ts'
import { restateOverdue } from '#shared/repayment/restate-overdue.ts'
import { addDays } from '#shared/time/business-date.ts'
import { type Charge, charge, dueDate, none, onDay } from './overdue-charge.ts'

const terms = { allocationOrder: defaultAllocationOrder, allocationPriority: 'kind' } as const

const receipt = (id: string, days: number, cents: number): ChargeEntry => ({
  kind: 'receipt',
  id,
  date: onDay(days),
  cents,
})

const settledOf = ({ allocations }: RebookingResult<Charge>, id: string) => {
  const allocation = allocations.get(id)
  return allocation && settledByKind(allocation)
}

describe('a receipt that is found late', () => {
  const principalFirst = {
    allocationOrder: ['principal', 'interest', 'overdueInterest', 'fee'],
    allocationPriority: 'kind',
  } as const
  const bare = {
    ...charge,
    chargedCents: { ...none, principal: 50_000_00 },
    owedCents: { ...none, principal: 50_000_00 },
  }

  test('bears interest to its own day: 199.00 on 50,000, and not the 305.67 of a later day', () => {
    const later = receipt('later', 18, 13_000_00)
    const overdue = (days: number) => {
      const late = receipt('late', days, 20_000_00)
      const entries = days < 18 ? [late, later] : [later, late]
      return rebookCharge(bare, entries, principalFirst, onDay(19)).charge.owedCents.overdueInterest
    }
    expect(overdue(2)).toBe(199_00)
    expect(overdue(18)).toBe(305_67)
  })

  test('takes what a later one had settled, which settles the next or is held for the payer', () => {
    const later = receipt('later', 20, 51_833_33)
    const alone = rebookCharge(charge, [later], terms, onDay(20))
    expect(settledOf(alone, 'later')).toEqual({
      ...none,
      overdueInterest: 333_33,
      interest: 1_500_00,
      principal: 50_000_00,
    })
    const both = rebookCharge(charge, [receipt('late', 10, 21_666_67), later], terms, onDay(20))
    expect(settledOf(both, 'late')).toEqual({
      ...none,
      overdueInterest: 166_67,
      interest: 1_500_00,
      principal: 20_000_00,
    })
    // 30,000.00 for another ten days.
    expect(settledOf(both, 'later')).toEqual({ ...none, overdueInterest: 100_00, principal: 30_000_00 })
    expect(both.allocations.get('later')?.surplusCents).toBe(21_733_33)
    expect(sumOfKinds(both.charge.owedCents)).toBe(0)
  })

  test('pays no fee that was charged after it', () => {
    const charged = addFee(charge, 50_00)
    const fee = { kind: 'fee', id: 'fee', date: onDay(12), cents: 50_00 } as const
    const after = rebookCharge(charged, [receipt('late', 3, 5_000_00), fee], terms, onDay(12))
    expect(settledOf(after, 'late')).toEqual({ ...none, interest: 1_500_00, principal: 3_500_00 })
    expect(after.charge.owedCents.fee).toBe(50_00)
  })
})

const waiver = (of: 'interest' | 'overdueInterest', days: number, cents: number): ChargeEntry => ({
  kind: 'waiver',
  id: 'waiver',
  of,
  date: onDay(days),
  cents,
})

describe('a waiver', () => {
  test('of what a late receipt would have paid stays, and the receipt pays something else', () => {
    const waived = waiveDues(charge, ofKind('interest', 500_00))
    const entries = [receipt('late', 3, 5_000_00), waiver('interest', 8, 500_00)]
    const rebooked = rebookCharge(waived, entries, terms, onDay(8))
    expect(settledOf(rebooked, 'late')).toEqual({ ...none, interest: 1_000_00, principal: 4_000_00 })
    expect(rebooked.waived.get('waiver')).toBe(500_00)
    expect(rebooked.charge.forgoneCents).toEqual({ ...none, interest: 500_00 })
  })

  test('of overdue interest that never accrued is reduced by that', () => {
    const waived = waiveDues(chargeAsOf(charge, onDay(20)), ofKind('overdueInterest', 333_33))
    const entries = [receipt('late', 10, 51_500_00), waiver('overdueInterest', 20, 333_33)]
    const rebooked = rebookCharge(waived, entries, terms, onDay(20))
    expect(rebooked.waived.get('waiver')).toBe(166_67)
    expect(sumOfKinds(rebooked.charge.owedCents)).toBe(0)
    expect(rebooked.charge.forgoneCents).toEqual({ ...none, overdueInterest: 166_67 })
  })
})

/** A history as it is booked day by day: closes, receipts, fees, waivers and disputes that are over. */
const histories = fc.record({
  hold: fc.option(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 9 })), {
    nil: undefined,
  }),
  steps: fc.array(
    fc.record({
      days: fc.integer({ min: 0, max: 6 }),
      is: fc.constantFrom('receipt', 'receipt', 'held', 'fee', 'waiver', 'close'),
      cents: fc.integer({ min: 1, max: 20_000_00 }),
      of: fc.constantFrom('fee', 'overdueInterest', 'interest'),
    }),
    { maxLength: 10 },
  ),
})

test('booking again what was booked in its order changes nothing', () => {
  fc.assert(
    fc.property(histories, ({ hold, steps }) => {
      const [from = 0, days = 0] = hold ?? []
      const raised: Charge = hold
        ? { ...charge, holds: [{ from: onDay(from), to: onDay(from + days) }] }
        : charge
      let present = raised
      let today = dueDate
      const entries: ChargeEntry[] = []
      const allocations = new Map<string, unknown>()
      let settled = byKind(() => 0)
      for (const [index, { days: later, is, cents, of }] of steps.entries()) {
        today = addDays(today, later)
        const entry = { id: `${index}`, date: today, cents }
        if (is === 'fee') {
          present = addFee(present, cents)
          entries.push({ kind: 'fee', ...entry })
          continue
        }
        present = (restateOverdue(present, today, today) ?? accrueOverdue(present, today)).charge
        if (is === 'waiver') {
          const waivedCents = Math.min(cents, present.owedCents[of])
          if (waivedCents === 0) continue
          present = waiveDues(present, ofKind(of, waivedCents))
          entries.push({ kind: 'waiver', of, ...entry, cents: waivedCents })
        } else if (is !== 'close') {
          const allocation = allocateRepayment(cents, duesOf(present))
          const bySort = settledByKind(allocation)
          present = settleCharge(present, bySort, today)
          settled = byKind((kind) => settled[kind] + bySort[kind])
          allocations.set(entry.id, allocation)
          entries.push({ kind: is, ...entry })
        }
      }
      expect(explains(present, entries, settled)).toBe(true)
      const rebooked = rebookCharge(present, entries, terms, today)
      expect(rebooked.charge).toEqual(chargeAsOf(present, today))
      expect(rebooked.allocations).toEqual(allocations)
      expect([...rebooked.waived]).toEqual(
        entries.flatMap(({ kind, id, cents }) => (kind === 'waiver' ? [[id, cents]] : [])),
      )
    }),
    { seed: 7, numRuns: 1_000 },
  )
})

test('a late receipt never leaves more owed, and no cent is lost', () => {
  const late = fc.record({
    days: fc.integer({ min: 0, max: 30 }),
    cents: fc.integer({ min: 1, max: 60_000_00 }),
  })
  fc.assert(
    fc.property(fc.array(late, { maxLength: 6 }), late, (others, found) => {
      const inOrder = (receipts: readonly (typeof found)[]) =>
        receipts
          .toSorted((a, b) => a.days - b.days)
          .map(({ days, cents }, index) => receipt(`${index}`, days, cents))
      const without = rebookCharge(charge, inOrder(others), terms, onDay(30))
      const withIt = rebookCharge(charge, inOrder([...others, found]), terms, onDay(30))
      for (const kind of ['overdueInterest', 'interest', 'principal'] as const)
        expect(withIt.charge.chargedCents[kind]).toBeLessThanOrEqual(without.charge.chargedCents[kind])
      expect(sumOfKinds(withIt.charge.owedCents)).toBeLessThanOrEqual(sumOfKinds(without.charge.owedCents))
      const settled = [...withIt.allocations.values()]
      const money = [...others, found].reduce((sum, { cents }) => sum + cents, 0)
      const held = settled.reduce((sum, { surplusCents }) => sum + surplusCents, 0)
      const paid = settled.reduce((sum, allocation) => sum + sumOfKinds(settledByKind(allocation)), 0)
      expect(held + paid).toBe(money)
      for (const kind of dueKinds)
        expect(withIt.charge.chargedCents[kind] - withIt.charge.owedCents[kind]).toBe(
          settled.reduce((sum, allocation) => sum + settledByKind(allocation)[kind], 0),
        )
    }),
    { seed: 11, numRuns: 1_000 },
  )
})
