import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cursorOf,
  firstStep,
  isWithin,
  orderSpan,
  type SalesStep,
  stepAfter,
  stepOf,
} from '../../../../functions/connectors/amazon/sales-steps.ts'

const now = new Date('2026-11-21T06:00:00.000Z')
const dayMs = 24 * 60 * 60_000
const placed = { from: '2026-11-01T00:00:00Z', to: '2026-11-20T00:00:00Z', by: 'placed' } as const
const changed = { ...placed, by: 'changed' } as const

describe('a span', () => {
  it('leaves out its end, and in what changed takes what is dated before it', () => {
    expect([placed, changed].map((span) => isWithin(span, '2026-11-20T00:00:00.000Z'))).toEqual([
      false,
      false,
    ])
    expect([placed, changed].map((span) => isWithin(span, '2026-11-01T00:00:00.000Z'))).toEqual([true, true])
    expect([placed, changed].map((span) => isWithin(span, '2026-10-31T23:59:59Z'))).toEqual([false, true])
  })

  it('of orders is asked for by when they were placed, or by when they changed with the minutes before', () => {
    expect(orderSpan(placed, placed.to)).toEqual({
      createdAfter: '2026-11-01T00:00:00.000Z',
      createdBefore: placed.to,
    })
    expect(orderSpan(changed, placed.to)).toEqual({ lastUpdatedAfter: '2026-10-31T23:55:00.000Z' })
  })

  it('of any length is read as orders and then as refunds, in parts that leave nothing out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900 * dayMs }),
        fc.integer({ min: -dayMs, max: 700 * dayMs }),
        (length, ago) => {
          const to = new Date(now.getTime() - ago).toISOString()
          const from = new Date(now.getTime() - ago - length).toISOString()
          const span = { from, to, by: 'placed' } as const
          const steps: SalesStep[] = []
          for (let step = firstStep(span, now); step; step = stepAfter(step, span, undefined, now))
            steps.push(step)
          const end = Math.min(Date.parse(to), now.getTime() - 130_000)
          const isNoneYet = Date.parse(from) >= end
          const [orders, ...refunds] = steps
          const parts = refunds.map((each) => (each.read === 'refunds' ? [each.after, each.before] : []))
          const lengths = parts.map(([after = '', before = '']) => Date.parse(before) - Date.parse(after))
          const atEnd = new Date(end).toISOString()
          expect(orders).toEqual(isNoneYet ? undefined : { read: 'orders', before: atEnd })
          // Each part begins where the one before it ended.
          expect([from, ...parts.map(([, before]) => before)]).toEqual([
            ...parts.map(([after]) => after),
            isNoneYet ? from : atEnd,
          ])
          expect(lengths.every((ms) => ms > 0 && ms <= 180 * dayMs)).toBe(true)
        },
      ),
    )
  })
})

describe('a cursor', () => {
  const step = stepAfter({ read: 'orders', before: placed.to }, placed, 'the-token', now)

  it('goes on with the page that it is of', () => {
    expect(stepOf(cursorOf(step as SalesStep), now)).toEqual(step)
  })

  it('goes back to the beginning of its part where the token can have expired', () => {
    const later = new Date(now.getTime() + dayMs)
    expect(stepOf(cursorOf(step as SalesStep), later)).toEqual({ read: 'orders', before: placed.to })
  })
})
