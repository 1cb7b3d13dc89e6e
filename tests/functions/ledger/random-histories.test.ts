import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPostings, postToLedger } from '../../../functions/data/ledger.ts'
import { headroomOf, trialBalance } from '../../../shared/ledger/balances.ts'
import {
  drawdownPaidOut,
  drawdownReleased,
  drawdownRequested,
  interestPosted,
  limitChanged,
  repaymentReceived,
} from '../../../shared/ledger/facility-postings.ts'
import type { Posting } from '../../../shared/ledger/posting.ts'
import { allocateRepayment } from '../../../shared/lending/allocation.ts'
import { buildFacility, readFacility } from '../../support/build-facility.ts'
import { trialBalance as readTrialBalance } from '../../support/draw-money.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const date = '2026-11-02'

/** One step of a facility's life. `of` picks a drawdown among eight, so that causes repeat and come out of order. */
const operation = fc.record({
  what: fc.constantFrom('request', 'release', 'payOut', 'interest', 'repay', 'watermark', 'freeze'),
  of: fc.integer({ min: 0, max: 7 }),
  cents: fc.integer({ min: 1, max: 60_000_00 }),
})
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never

const postingOf = (
  { what, of, cents }: Operation,
  index: number,
  balances: { watermark: number; frozenLimit: number; principalReceivable: number },
): Posting => {
  const id = `d${of}`
  // A drawdown keeps its amount through its life.
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

test('whatever happens to a facility, and however often or at once, its books stay in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 8, maxLength: 24 }), async (history) => {
      const { facilityId } = await buildFacility(app, { limitCents: 100_000_00 })
      const { table } = app.deps
      const seen = new Set<string>([`limit-granted:${facilityId}`])
      // Three at a time, all of them from the same reading of the facility.
      for (let start = 0; start < history.length; start += 3) {
        const facility = await readFacility(app, facilityId)
        const postings = history
          .slice(start, start + 3)
          .map((each, offset) => postingOf(each, start + offset, facility.balances))
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
        const after = await readFacility(app, facilityId)
        expect(trialBalance(after.balances)).toBe(0)
        expect(after.headroomCents).toBe(headroomOf(after.balances))
        expect(after.balances.pendingDrawdown).toBeGreaterThanOrEqual(0)
        expect(after.balances.principalReceivable).toBeGreaterThanOrEqual(0)
        expect(after.balances.principalReceivable + after.balances.pendingDrawdown).toBeLessThanOrEqual(
          after.balances.limit,
        )
      }
      expect(await readTrialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
      const kept: string[] = []
      for await (const { postingId } of listPostings(table, facilityId)) kept.push(postingId)
      expect(kept.toSorted()).toEqual([...seen].toSorted())
    }),
    { numRuns: 12 },
  )
})
