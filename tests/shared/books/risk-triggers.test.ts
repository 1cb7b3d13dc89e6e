import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StagedLoan, type StageState, stageOn } from '#shared/books/loan-stage.ts'
import { lastDayOf, monthAfter } from '#shared/books/month-sums.ts'
import { haveSalesFallen, type ShopMonths } from '#shared/books/risk-triggers.ts'
import { addDays } from '#shared/time/business-date.ts'

const drop = { percent: '30', months: 2 }
const inPounds = { currency: 'GBP' as const, rates: undefined }

/** Net sales from January 2027 on, known to the end of June unless to another day. */
const shop = (sales: readonly number[], more: Partial<ShopMonths> = {}): ShopMonths => ({
  currency: 'GBP',
  months: sales.map((netSalesCents, index) => ({ month: monthAfter('2027-01', index), netSalesCents })),
  knownTo: '2027-07-01',
  ...more,
})

const fell = (...shops: ShopMonths[]): boolean => haveSalesFallen(drop, shops, '2027-06', inPounds)

describe('net sales', () => {
  test('fell from so many percent on, against as many months before', () => {
    expect(fell(shop([0, 0, 500_00, 500_00, 350_00, 350_00]))).toBe(true)
    expect(fell(shop([0, 0, 500_00, 500_00, 350_00, 350_01]))).toBe(false)
    // Months before the two periods do not count.
    expect(fell(shop([9_000_00, 9_000_00, 500_00, 500_00, 500_00, 500_00]))).toBe(false)
  })

  test('are those of all shops, and did not fall where there were none before', () => {
    const rising = shop([0, 0, 100_00, 100_00, 400_00, 400_00])
    expect(fell(shop([0, 0, 500_00, 500_00, 350_00, 350_00]), rising)).toBe(false)
    expect(fell(shop([0, 0, 0, 0, 100_00, 0]))).toBe(false)
    expect(fell()).toBe(false)
  })

  test('of a last month that was not read to its end are those of the months before it', () => {
    const unread = { knownTo: '2027-06-30' }
    expect(fell(shop([0, 500_00, 500_00, 500_00, 500_00, 1_00], unread))).toBe(false)
    expect(fell(shop([0, 500_00, 500_00, 300_00, 300_00, 900_00], unread))).toBe(true)
    // Not read for more than a month: nothing is known of it.
    expect(fell(shop([0, 500_00, 500_00, 0, 0, 0], { knownTo: '2027-05-31' }))).toBe(false)
  })

  test('in other currencies are compared at one rate, and left out without one', () => {
    const perEuro = { USD: '1.2', GBP: '0.8' } as never
    const rates = { date: '2027-06-30', source: 'test', perEuro }
    const dollars = shop([0, 0, 300_00, 300_00, 30_00, 30_00], { currency: 'USD' })
    const pounds = shop([0, 0, 100_00, 100_00, 100_00, 100_00])
    expect(haveSalesFallen(drop, [dollars, pounds], '2027-06', { currency: 'GBP', rates })).toBe(true)
    expect(fell(dollars, pounds)).toBe(false)
  })
})

const loan = (rest: Partial<StagedLoan> = {}): StagedLoan => ({
  daysPastDue: 0,
  isPartlyWrittenOff: false,
  isRestructured: false,
  triggers: [],
  dueDates: [],
  ...rest,
})

const statesOf = (loans: readonly StagedLoan[]): StageState[] => {
  const states: StageState[] = []
  for (const [index, each] of loans.entries())
    states.push(stageOn(lastDayOf(monthAfter('2027-01', index)), each, states.at(-1)))
  return states
}

const shown = (loans: readonly StagedLoan[]) =>
  statesOf(loans).map(({ stage, stageReasons = [] }) => [stage, ...stageReasons])

describe('a loan', () => {
  test('is in stage 2 by the lender’s triggers, with each of its reasons', () => {
    expect(
      shown([
        loan(),
        loan({ triggers: ['salesDown'] }),
        loan({ triggers: ['shopLost'], daysPastDue: 30 }),
        loan(),
      ]),
    ).toEqual([[1], [2, 'salesDown'], [2, 'pastDue30', 'shopLost'], [2, 'curing']])
  })

  test('is in stage 3 when it is restructured, and in stage 2 after three paid dates', () => {
    const dueDates = [0, 20, 40].map((days) => ({ date: addDays('2027-02-01', days), isPaid: true }))
    expect(shown([loan({ isRestructured: true }), loan(), loan({ dueDates }), loan({ dueDates })])).toEqual([
      [3, 'restructured'],
      [3, 'curing'],
      [2, 'curing'],
      [2, 'curing'],
    ])
  })

  test('is back in stage 1 after 90 days without a trigger, and a trigger begins them again', () => {
    const lost = loan({ triggers: ['shopLost'] })
    expect(shown([lost, loan(), loan(), loan(), loan()]).map(([stage]) => stage)).toEqual([2, 2, 2, 2, 1])
    expect(shown([lost, loan(), lost, loan(), loan()]).map(([stage]) => stage)).toEqual([2, 2, 2, 2, 2])
  })

  test('has reasons in stage 2 and 3 and none in stage 1, and a trigger never puts it into a better stage', () => {
    const any = fc.record({
      daysPastDue: fc.constantFrom(0, 10, 30, 89, 90, 200),
      isPartlyWrittenOff: fc.boolean(),
      isRestructured: fc.boolean(),
      triggers: fc.subarray(['salesDown', 'shopLost'] as const),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (history) => {
        const states = statesOf(history.map((each) => loan(each)))
        const without = statesOf(history.map((each) => loan({ ...each, triggers: [] })))
        for (const [index, { stage, stageReasons = [] }] of states.entries()) {
          expect(stageReasons.length > 0).toBe(stage > 1)
          expect(stage).toBeGreaterThanOrEqual(without[index]?.stage ?? 1)
        }
      }),
      { numRuns: 200, seed: 9 },
    )
  })
})
