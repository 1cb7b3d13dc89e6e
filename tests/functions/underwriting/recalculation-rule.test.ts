import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { noBalances } from '#shared/ledger/balances.ts'
import type { Facility } from '../../../functions/data/facilities.ts'
import type { LimitDecision } from '../../../functions/underwriting/decide-limit.ts'
import { resultOf } from '../../../functions/underwriting/recalculation-rule.ts'

const facilityWith = (limit: number, drawn: number, status: Facility['status'] = 'active') =>
  ({
    status,
    balances: { ...noBalances(), limit, principalReceivable: drawn },
    terms: { limitCapCents: 500 },
  }) as Facility
const decided = (limitCents: number): LimitDecision =>
  limitCents > 0
    ? ({ ok: true, currency: 'GBP', calculation: { limitCents } } as LimitDecision)
    : { ok: false, reason: 'noShops' }

const cents = fc.integer({ min: 0, max: 1_000_000 })
const cases = fc.record({
  limit: cents,
  share: fc.integer({ min: 0, max: 100 }),
  figure: cents,
  isComplete: fc.boolean(),
  status: fc.constantFrom<Facility['status']>('active', 'expired'),
})

it('never raises a limit, and never lowers it below what is drawn', () => {
  fc.assert(
    fc.property(
      cases,
      fc.constantFrom('firstDrawdown', 'shopsChanged'),
      ({ limit, share, figure, isComplete, status }, cause) => {
        const drawn = Math.floor((limit * share) / 100)
        const { outcome, limitCents } = resultOf(facilityWith(limit, drawn, status), {
          cause,
          decision: decided(figure),
          isComplete,
        })
        expect(limitCents).toBeLessThanOrEqual(limit)
        expect(limitCents).toBeGreaterThanOrEqual(drawn)
        expect(outcome === 'lowered').toBe(limitCents < limit)
      },
    ),
  )
})

it('raises a limit at most by the added shops’ part, and at most to the computed limit', () => {
  fc.assert(
    fc.property(cases, cents, ({ limit, figure, isComplete, status }, others) => {
      const { outcome, limitCents } = resultOf(facilityWith(limit, 0, status), {
        cause: 'shopsAdded',
        decision: decided(figure),
        isComplete,
        withoutAdded: decided(others),
      })
      expect(limitCents - limit).toBeLessThanOrEqual(Math.max(0, figure - others))
      expect(limitCents).toBeLessThanOrEqual(Math.max(limit, figure))
      expect(outcome === 'raised').toBe(limitCents > limit)
      expect(outcome === 'raised' && (!isComplete || status !== 'active')).toBe(false)
    }),
  )
})

it.each([
  ['by all that the shops bring', 100, 100, 250, 'raised', 250, undefined],
  [
    'where the others have fallen, by what makes up for more than that',
    100,
    60,
    130,
    'raised',
    130,
    undefined,
  ],
  ['from what the lender has lowered it to', 50, 100, 180, 'raised', 130, undefined],
  ['by nothing that the others have risen by', 100, 200, 200, 'higherPossible', 100, 'noGain'],
  ['by nothing where all bear less', 100, 60, 90, 'lowered', 90, 'salesFell'],
  ['by nothing above the cap', 500, 400, 500, 'unchanged', 500, 'atCap'],
] as const)('raises it %s', (_, limit, others, figure, outcome, limitCents, reason) => {
  const recalculated = { cause: 'shopsAdded', decision: decided(figure), isComplete: true } as const
  expect(resultOf(facilityWith(limit, 0), { ...recalculated, withoutAdded: decided(others) })).toEqual({
    outcome,
    limitCents,
    reason,
  })
})

it('leaves at most the limit of the remaining shops', () => {
  fc.assert(
    fc.property(cases, ({ limit, share, figure, isComplete }) => {
      const drawn = Math.floor((limit * share) / 100)
      const { limitCents } = resultOf(facilityWith(limit, drawn), {
        cause: 'shopsChanged',
        decision: decided(figure),
        isComplete,
      })
      expect(limitCents).toBe(Math.min(limit, Math.max(figure, drawn)))
    }),
  )
})

it.each([
  ['what could not be read is no ground for a higher one', 200, false, 'kept'],
  ['what could be read is told as a higher one', 200, true, 'higherPossible'],
  ['nothing to rest on takes all that is not drawn', 0, true, 'lowered'],
] as const)('after a change of the shops, %s', (_, figure, isComplete, outcome) => {
  const recalculated = { cause: 'shopsChanged', decision: decided(figure), isComplete } as const
  expect(resultOf(facilityWith(100, 30), recalculated)).toEqual({
    outcome,
    limitCents: outcome === 'lowered' ? 30 : 100,
  })
})

it('after the first drawdown, keeps the limit if data are missing', () => {
  const recalculated = { cause: 'firstDrawdown', isComplete: false } as const
  for (const figure of [0, 50, 200])
    expect(resultOf(facilityWith(100, 0), { ...recalculated, decision: decided(figure) })).toEqual({
      outcome: 'kept',
      limitCents: 100,
    })
})
