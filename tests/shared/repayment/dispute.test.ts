import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Posting } from '#shared/ledger/posting.ts'
import { allocateRepayment } from '#shared/lending/allocation.ts'
import { accrueOverdue } from '#shared/repayment/accrue-overdue.ts'
import {
  byKind,
  chargedOverdueInterest,
  duesOf,
  newOverdueInterest,
  overdueInterestUpTo,
  settleCharge,
  sumOfKinds,
} from '#shared/repayment/charge-order.ts'
import { ofKind, statusAfter, waiveDues } from '#shared/repayment/charge-order-changes.ts'
import type { ChargeOrderStatus } from '#shared/repayment/charge-order-states.ts'
import { afterSettlement, answerDispute, type Dispute, disputeCharge } from '#shared/repayment/dispute.ts'
import type { DisputeOutcome } from '#shared/repayment/dispute-outcomes.ts'
import { addDays } from '#shared/time/business-date.ts'
import { type Charge as Amounts, charge as amounts, dueDate, onDay } from './overdue-charge.ts'

type Charge = Amounts & { status: ChargeOrderStatus; disputes?: readonly Dispute[] }

const charge: Charge = { ...amounts, status: 'active' }

const raise = (stored: Charge, date: string) =>
  disputeCharge(stored, { raisedOn: date, raisedAt: `${date}T01:00:00.000Z`, raisedBy: 'u', words: 'w' })

const answer = (stored: Charge, outcome: DisputeOutcome, date: string, wrongSince?: string) =>
  answerDispute(
    stored,
    { outcome, words: 'a', answeredAt: `${date}T01:00:00.000Z`, ...(wrongSince ? { wrongSince } : {}) },
    date,
  )

/** 50,000 at 12%, ACT/360: 16.67 a day, rounded once over all days. */
const interestOf = (days: number) => Math.round((50_000_00 * 0.12 * days) / 360)

describe('a disputed charge order', () => {
  const disputed = raise(charge, onDay(10)).charge

  test('is suspended: earlier interest is charged, and none accrues until the decision', () => {
    expect(disputed).toMatchObject({ status: 'suspend', owedCents: { overdueInterest: interestOf(10) } })
    expect(newOverdueInterest(disputed, onDay(300))).toBe(0)
    expect(statusAfter({ ...disputed, owedCents: byKind(() => 0) })).toBe('suspend')
  })

  test('found right accrues nothing during the dispute, and continues from then', () => {
    const upheld = answer(disputed, 'upheld', onDay(40))
    expect(upheld).toMatchObject({ overdue: undefined, charge: { status: 'active' } })
    expect(overdueInterestUpTo(upheld?.charge ?? charge, onDay(45))).toBe(interestOf(15))
  })

  test('found wrong from an earlier day is corrected from that day', () => {
    const upheld = answer(disputed, 'upheld', onDay(40), onDay(4))
    expect(upheld?.charge.owedCents.overdueInterest).toBe(interestOf(4))
    expect(upheld?.overdue).toMatchObject({ kind: 'overdue-interest-taken-back', businessDate: onDay(40) })
  })

  test('from within the grace period, which is restored, accrues nothing at all', () => {
    const upheld = answer(raise(charge, onDay(2)).charge, 'upheld', onDay(40))?.charge ?? charge
    expect(overdueInterestUpTo(upheld, onDay(41))).toBe(0)
    expect(overdueInterestUpTo(upheld, onDay(45))).toBe(interestOf(7))
  })

  test('without grounds owes the suspended interest, except for days of the lender’s delay', () => {
    expect(answer(disputed, 'rejected', onDay(20))?.charge.owedCents.overdueInterest).toBe(interestOf(20))
    const late = answer(disputed, 'rejected', onDay(60))
    expect(late?.charge.owedCents.overdueInterest).toBe(interestOf(24))
    expect(overdueInterestUpTo(late?.charge ?? charge, onDay(61))).toBe(interestOf(25))
  })

  test('cannot be corrected if the interest was waived in the meantime', () => {
    const waived = waiveDues(disputed, ofKind('overdueInterest', interestOf(10)))
    expect(answer(waived, 'upheld', onDay(40), onDay(4))).toBeUndefined()
  })

  test('is decided once', () => {
    const upheld = answer(disputed, 'upheld', onDay(40))?.charge ?? charge
    expect(() => answer(upheld, 'rejected', onDay(41))).toThrow(RangeError)
  })
})

type Step =
  | { kind: 'pay'; cents: number }
  | { kind: 'dispute' | 'reject' | 'withdraw' | 'close' | 'waive' }
  | { kind: 'uphold'; since: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), cents: fc.integer({ min: 1, max: 30_000_00 }) }),
  fc.record({
    kind: fc.constantFrom(
      'dispute' as const,
      'reject' as const,
      'withdraw' as const,
      'close' as const,
      'waive' as const,
    ),
  }),
  fc.record({ kind: fc.constant('uphold' as const), since: fc.integer({ min: 0, max: 20 }) }),
)

interface Standing {
  charge: Charge
  /** The balance of the account for receivable overdue interest. */
  ledgerCents: number
  paidCents: number
}

const onLedger = (posting: Posting | undefined): number =>
  posting?.lines.find(({ account }) => account === 'overdueInterestReceivable')?.amountCents ?? 0

const isOpen = ({ disputes = [] }: Charge) => disputes.some(({ outcome }) => outcome === undefined)

const earliest = ({ holds = [] }: Charge) =>
  holds.reduce((latest, { to }) => (to !== undefined && to > latest ? to : latest), dueDate)

const take = (standing: Standing, each: Step, date: string): Standing => {
  const { charge: stored } = standing
  const taken = (restated: { charge: Charge; overdue: Posting | undefined } | undefined): Standing =>
    restated
      ? {
          ...standing,
          charge: { ...restated.charge, version: stored.version + 1 },
          ledgerCents: standing.ledgerCents + onLedger(restated.overdue),
        }
      : standing
  if (each.kind === 'close') return taken(accrueOverdue(stored, date))
  if (each.kind === 'dispute') {
    const mayBe = stored.status === 'active' || stored.status === 'partial collected'
    return mayBe ? taken(raise(stored, date)) : standing
  }
  if (each.kind === 'withdraw' && isOpen(stored)) {
    const withdrawn = answer(stored, 'withdrawn', date)
    const rejected = answer(stored, 'rejected', date)
    // It reverses nothing, and costs the seller what a rejection costs.
    expect(withdrawn?.overdue).toEqual(rejected?.overdue)
    expect(withdrawn?.charge.owedCents).toEqual(rejected?.charge.owedCents)
    expect(withdrawn).toBeDefined()
    return taken(withdrawn)
  }
  if (each.kind === 'withdraw') return standing
  if (each.kind === 'reject') return isOpen(stored) ? taken(answer(stored, 'rejected', date)) : standing
  if (each.kind === 'uphold') {
    const raisedOn = stored.disputes?.at(-1)?.raisedOn ?? date
    const since = addDays(raisedOn, -each.since)
    const from = since < earliest(stored) ? earliest(stored) : since
    return isOpen(stored)
      ? taken(answer(stored, 'upheld', date, from < raisedOn ? from : raisedOn))
      : standing
  }
  if (stored.status === 'collected') return standing
  const accrued = taken(accrueOverdue(stored, date))
  if (each.kind === 'waive') {
    const owed = accrued.charge.owedCents.overdueInterest
    return {
      ...accrued,
      charge: waiveDues(accrued.charge, ofKind('overdueInterest', owed)),
      ledgerCents: accrued.ledgerCents - owed,
    }
  }
  if (each.kind !== 'pay') return standing
  const { settled } = allocateRepayment(each.cents, duesOf(accrued.charge))
  const settledCents = byKind((kind) =>
    settled.reduce((sum, { due, amountCents }) => sum + (due.kind === kind ? amountCents : 0), 0),
  )
  const paid = settleCharge(accrued.charge, settledCents, date)
  return {
    charge: afterSettlement(paid, { today: date, at: `${date}T02:00:00.000Z` }),
    ledgerCents: accrued.ledgerCents - settledCents.overdueInterest,
    paidCents: accrued.paidCents + sumOfKinds(settledCents),
  }
}

test('disputes, decisions, payments, waivers and closes in any order keep the books balanced, without interest for suspended days', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 25 }), step), { maxLength: 14 }), (steps) => {
      let standing: Standing = { charge, ledgerCents: 0, paidCents: 0 }
      let date = dueDate
      for (const [days, each] of steps) {
        date = addDays(date, days)
        standing = take(standing, each, date)
        const { charge: now, ledgerCents, paidCents } = standing
        expect(ledgerCents).toBe(now.owedCents.overdueInterest)
        expect(sumOfKinds(now.chargedCents)).toBe(sumOfKinds(now.owedCents) + paidCents)
        for (const cents of Object.values(now.owedCents)) expect(cents).toBeGreaterThanOrEqual(0)
        const accruesMeanwhile = newOverdueInterest(now, addDays(date, 90)) > newOverdueInterest(now, date)
        expect(isOpen(now) && accruesMeanwhile).toBe(false)
      }
      if (isOpen(standing.charge)) return
      // In any order of closes: all accrued interest is charged once in the end.
      const end = take(standing, { kind: 'close' }, date).charge
      expect(chargedOverdueInterest(end)).toBeGreaterThanOrEqual(overdueInterestUpTo(end, date))
    }),
    { numRuns: 500 },
  )
})
