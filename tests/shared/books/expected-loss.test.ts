import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedLoss } from '#shared/books/expected-loss.ts'
import { type StagedLoan, type StageState, stageOn } from '#shared/books/loan-stage.ts'
import { lastDayOf, monthAfter } from '#shared/books/month-sums.ts'
import { addDays } from '#shared/time/business-date.ts'

const parameters = {
  defaultPercent: '2',
  lifetimeDefaultPercent: '6',
  lossGivenDefaultPercent: '45',
  conversionPercent: '50',
}

test('V27 outstanding 80,000, undrawn 20,000, factor 50%, LGD 45%, by stage', () => {
  const exposure = { owedCents: 80_000_00, undrawnCents: 20_000_00 }
  expect(([1, 2, 3] as const).map((stage) => expectedLoss(stage, exposure, parameters))).toEqual([
    810_00, 2_430_00, 36_000_00,
  ])
})

const loan = (daysPastDue: number, rest: Partial<StagedLoan> = {}): StagedLoan => ({
  daysPastDue,
  isPartlyWrittenOff: false,
  isRestructured: false,
  triggers: [],
  dueDates: [],
  ...rest,
})

/** The stages at the ends of months from January 2027 on, by days past due. */
const stagesOf = (loans: readonly StagedLoan[]): number[] => {
  const stages: number[] = []
  let state: StageState | undefined
  for (const [index, each] of loans.entries()) {
    state = stageOn(lastDayOf(monthAfter('2027-01', index)), each, state)
    stages.push(state.stage)
  }
  return stages
}

describe('a loan', () => {
  test('is in stage 2 from 30 days past due, and in stage 3 from 90', () => {
    expect([0, 1, 29].map((days) => stagesOf([loan(days)])[0])).toEqual([1, 1, 1])
    expect([30, 60, 89].map((days) => stagesOf([loan(days)])[0])).toEqual([2, 2, 2])
    expect([90, 91, 400].map((days) => stagesOf([loan(days)])[0])).toEqual([3, 3, 3])
  })

  test('is back in stage 1 after 90 days without a trigger', () => {
    // 31 January is 89 days before 30 April.
    expect(stagesOf([loan(45), loan(0), loan(0), loan(0), loan(0)])).toEqual([2, 2, 2, 2, 1])
    expect(stagesOf([loan(45), loan(0), loan(35), loan(0), loan(0)])).toEqual([2, 2, 2, 2, 2])
  })

  test('is back in stage 2 after three due dates paid in a row, and not before', () => {
    const paid = (count: number, isLastPaid = true) =>
      loan(0, {
        dueDates: Array.from({ length: count }, (_, index) => ({
          date: addDays('2027-02-01', index * 20),
          isPaid: isLastPaid || index < count - 1,
        })),
      })
    expect(stagesOf([loan(95), paid(2), paid(3), loan(0)])).toEqual([3, 3, 2, 2])
    expect(stagesOf([loan(95), paid(3, false)])).toEqual([3, 3])
    expect(stagesOf([loan(95), loan(0), loan(0)])).toEqual([3, 3, 3])
  })

  test('of which a part is written off is in stage 3', () => {
    expect(stagesOf([loan(0), loan(10, { isPartlyWrittenOff: true }), loan(10)])).toEqual([1, 3, 3])
    expect(stagesOf([loan(45), loan(50, { isPartlyWrittenOff: true })])).toEqual([2, 3])
  })
})

test('the loss never falls with the stage or the exposure', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 10 }),
      fc.integer({ min: 0, max: 10 ** 10 }),
      (owedCents, more) => {
        const losses = ([1, 2, 3] as const).map((stage) =>
          expectedLoss(stage, { owedCents, undrawnCents: 0 }, parameters),
        )
        expect(losses).toEqual(losses.toSorted((a, b) => a - b))
        expect(expectedLoss(2, { owedCents, undrawnCents: more }, parameters)).toBeGreaterThanOrEqual(
          losses[1] ?? 0,
        )
      },
    ),
    { numRuns: 300, seed: 27 },
  )
})
