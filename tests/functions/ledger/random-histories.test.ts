import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { neverNegative, neverPositive } from '#shared/ledger/accounts.ts'
import { type Balances, headroomOf, trialBalance } from '#shared/ledger/balances.ts'
import { chargeWaived, chargeWrittenOff, feeCharged } from '#shared/ledger/charge-postings.ts'
import {
  drawdownPaidOut,
  drawdownReleased,
  drawdownRequested,
  interestPosted,
} from '#shared/ledger/facility-postings.ts'
import { facilityClosed, limitChanged } from '#shared/ledger/limit-postings.ts'
import type { Posting, PostingKind } from '#shared/ledger/posting.ts'
import { overdueInterestPosted, repaymentReceived } from '#shared/ledger/repayment-postings.ts'
import { reversalOf } from '#shared/ledger/reversal.ts'
import { suspenseApplied, suspensePaidBack } from '#shared/ledger/suspense-postings.ts'
import { allocateRepayment } from '#shared/lending/allocation.ts'
import { listPostings, postToLedger } from '../../../functions/data/ledger.ts'
import { buildFacility, readFacility } from '../../support/build-facility.ts'
import { trialBalance as readTrialBalance } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

const date = '2026-11-02'

/**
 * A step in a facility's history. `of` selects one of eight drawdowns, so that causes repeat and arrive out
 * of order.
 */
const operation = fc.record({
  what: fc.constantFrom(
    'request',
    'release',
    'payOut',
    'interest',
    'repay',
    'watermark',
    'freeze',
    'limit',
    'fee',
    'waive',
    'writeOff',
    'overdue',
    'payBack',
    'apply',
    'reverse',
    'close',
  ),
  of: fc.integer({ min: 0, max: 7 }),
  cents: fc.integer({ min: 1, max: 60_000_00 }),
})
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never

const postingOf = (
  { what, of, cents }: Operation,
  index: number,
  balances: Balances,
  landed: readonly Posting[],
): Posting => {
  const id = `d${of}`
  // A drawdown's amount never changes.
  const amount = (of + 1) * 7_000_00
  switch (what) {
    case 'request':
      return drawdownRequested(id, date, amount)
    case 'release':
      return drawdownReleased(id, date, amount)
    case 'payOut':
      return drawdownPaidOut(id, date, amount)
    case 'interest':
      return interestPosted(id, date, cents)
    case 'repay':
      return repaymentReceived(
        `p${of}`,
        date,
        allocateRepayment(cents, [
          { id: 'principal', kind: 'principal', dueDate: date, amountCents: balances.principalReceivable },
        ]),
      )
    case 'limit':
      return limitChanged(`l${index}`, date, {
        limitCents: cents - balances.limit,
        watermarkCents: 0,
        frozenLimitCents: 0,
      })
    case 'fee':
      return feeCharged('c', id, date, cents)
    case 'waive':
      return chargeWaived('c', id, date, 'fee', cents)
    case 'writeOff':
      return chargeWrittenOff('c', of, date, { ...none, principal: Math.min(cents, amount) })
    case 'overdue':
      return overdueInterestPosted(id, date, cents)
    case 'payBack':
      return suspensePaidBack(id, date, cents)
    case 'apply':
      return suspenseApplied('c', id, date, { ...none, interest: cents })
    case 'reverse': {
      const one = landed.filter(({ kind }) => kind !== 'reversal')[cents % Math.max(1, landed.length)]
      return one && !unreversed.includes(one.kind) ? reversalOf(one, date) : feeCharged('c', id, date, cents)
    }
    case 'close':
      return facilityClosed(`${id}${index}`, date, balances)
    case 'watermark':
      return limitChanged(`w${index}`, date, {
        watermarkCents: cents - balances.watermark,
        frozenLimitCents: 0,
      })
    case 'freeze':
      return limitChanged(`f${index}`, date, {
        watermarkCents: 0,
        frozenLimitCents: cents - balances.frozenLimit,
      })
  }
}

const none = { fee: 0, overdueInterest: 0, interest: 0, principal: 0 }

/** Acts of the back office that are never reversed. */
const unreversed: readonly PostingKind[] = [
  'limit-granted',
  'limit-changed',
  'facility-closed',
  'drawdown-requested',
  'drawdown-released',
  'drawdown-paid-out',
]

const exceeding: readonly Operation['what'][] = ['limit', 'watermark', 'freeze', 'reverse', 'close']

test('a facility’s books stay in order for any repeated and concurrent operations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 8, maxLength: 24 }), async (history) => {
      const { facilityId } = await buildFacility(app, { limitCents: 100_000_00 })
      const { table } = app.deps
      const seen = new Set<string>([`limit-granted:${facilityId}`])
      const posted: Posting[] = []
      let wasClosed = false
      // Three postings are written concurrently, all from the same read of the facility.
      for (let start = 0; start < history.length; start += 3) {
        const facility = await readFacility(app, facilityId)
        const postings = history
          .slice(start, start + 3)
          .map((each, offset) => postingOf(each, start + offset, facility.balances, posted))
        const outcomes = await Promise.all(
          postings.map((posting) =>
            table.transact(
              postToLedger(
                table,
                facility,
                { posting },
                app.clock.now(),
                posting.kind === 'drawdown-requested'
                  ? {
                      draws:
                        posting.lines.find(({ account }) => account === 'pendingDrawdown')?.amountCents ?? 0,
                    }
                  : posting.kind === 'facility-closed'
                    ? { closes: true }
                    : {},
              ),
            ),
          ),
        )
        const landed = postings.filter((_, index) => outcomes[index]?.ok).map(({ postingId }) => postingId)
        // A cause is posted once.
        expect(
          landed.filter((postingId, index) => seen.has(postingId) || landed.indexOf(postingId) < index),
        ).toEqual([])
        for (const postingId of landed) seen.add(postingId)
        posted.push(...postings.filter(({ postingId }) => landed.includes(postingId)))
        const after = await readFacility(app, facilityId)
        expect(trialBalance(after.balances)).toBe(0)
        expect(after.headroomCents).toBe(headroomOf(after.balances))
        for (const account of neverNegative) expect(after.balances[account]).toBeGreaterThanOrEqual(0)
        for (const account of neverPositive) expect(after.balances[account]).toBeLessThanOrEqual(0)
        // A closed facility stays closed: nothing can be drawn or granted.
        const { limit, watermark, pendingDrawdown } = after.balances
        const isClosed = after.status === 'closed'
        expect(isClosed || !wasClosed).toBe(true)
        expect(isClosed && [limit, watermark, pendingDrawdown].some((cents) => cents !== 0)).toBe(false)
        wasClosed = isClosed
        // Only the lender, by a lower limit, or a bank, by a bounced payment, can make the debt exceed the limit.
        const mayExceed = history.slice(0, start + 3).some(({ what }) => exceeding.includes(what))
        expect(mayExceed || after.headroomCents >= 0).toBe(true)
      }
      expect(await readTrialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
      const kept: string[] = []
      for await (const { postingId } of listPostings(table, facilityId)) kept.push(postingId)
      expect(kept.toSorted()).toEqual([...seen].toSorted())
    }),
    { numRuns: 24, seed: 4 },
  )
})
