import { array, assert, integer, nat, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '#shared/money/fraction.ts'
import type { Contribution } from '#shared/reports/contribution.ts'
import { minPeers } from '#shared/reports/peer-consent.ts'
import { anonymisedQuartiles, peerFigures } from '#shared/reports/peer-figures.ts'

const hundredths = (value: number) => fraction(BigInt(value), 100n)

const anyValue = integer({ min: 0, max: 10_000 })
const tooFew = array(anyValue, { maxLength: minPeers - 1 })
const enough = array(anyValue, { minLength: minPeers, maxLength: 80 })

const quartilesOf = (values: readonly number[]) => {
  const quartiles = anonymisedQuartiles(values.map(hundredths))
  if (!quartiles) throw new Error('there are none')
  return [quartiles.lower, quartiles.median, quartiles.upper].map((figure) =>
    Math.round(Number(figure) * 100),
  )
}

describe('quartiles', () => {
  test('are each the mean of the five around them', () => {
    // 1 to 20: around the ranks 5, 10 and 14.
    expect(quartilesOf(Array.from({ length: 20 }, (_, index) => (20 - index) * 100))).toEqual([
      600, 1100, 1500,
    ])
  })

  test('do not exist for fewer than twenty', () => {
    assert(
      property(tooFew, (values) => {
        expect(anonymisedQuartiles(values.map(hundredths))).toBeNull()
      }),
    )
    expect(anonymisedQuartiles(Array.from({ length: 19 }, () => hundredths(7)))).toBeNull()
    expect(anonymisedQuartiles(Array.from({ length: 20 }, () => hundredths(7)))).toEqual({
      lower: '0.07',
      median: '0.07',
      upper: '0.07',
    })
  })

  test('are ordered, and between minimum and maximum, whatever the input’s order', () => {
    assert(
      property(enough, (values) => {
        const [lower = 0, median = 0, upper = 0] = quartilesOf(values)
        expect([Math.min(...values), lower, median, upper, Math.max(...values)]).toEqual(
          [Math.min(...values), lower, median, upper, Math.max(...values)].toSorted((a, b) => a - b),
        )
        expect(quartilesOf(values.toReversed())).toEqual([lower, median, upper])
      }),
    )
  })

  test('change by at most a fifth of the range for one company', () => {
    assert(
      property(enough, nat(), anyValue, (values, at, other) => {
        const changed = values.with(at % values.length, other)
        const range = Math.max(...values, other) - Math.min(...values, other)
        const before = quartilesOf(values)
        const moved = quartilesOf(changed).map((figure, index) => Math.abs(figure - (before[index] ?? 0)))
        expect(Math.max(...moved)).toBeLessThanOrEqual(range / 5 + 1)
      }),
    )
  })
})

const contribution = (value: number): Contribution => ({
  refundRatio: hundredths(value),
  variation: hundredths(value),
  topShare: hundredths(value),
  months: [hundredths(value), hundredths(100)],
})

describe('the figures of a category', () => {
  const months = ['2026-09', '2026-10']

  test('exist from twenty companies on, by month', () => {
    const figures = peerFigures(
      Array.from({ length: 20 }, (_, index) => contribution(index)),
      months,
    )
    expect(figures).toMatchObject({
      refundRatio: { lower: '0.05', median: '0.10', upper: '0.14' },
      months: [
        { month: '2026-09', lower: '0.05', median: '0.10', upper: '0.14' },
        { month: '2026-10', lower: '1.00', median: '1.00', upper: '1.00' },
      ],
    })
  })

  test('do not exist for fewer, and do not depend on who they are', () => {
    assert(
      property(tooFew, (values) => {
        expect(peerFigures(values.map(contribution), months)).toBeNull()
      }),
    )
  })
})
