import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  transactionPages,
  withdrawalCodes,
} from '../../../../functions/connectors/paypal/transaction-pages.ts'

const { nextCursor, readPlace } = transactionPages(withdrawalCodes)
const dayMs = 86_400_000

test('every code is asked for every page of windows that fill the span, none longer than 31 days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 200 * 86_400 }),
      fc.integer({ min: 1, max: 3 }),
      (start, seconds, pages) => {
        const from = new Date(Date.UTC(2024, 0, 1) + start).toISOString()
        const to = new Date(Date.parse(from) + seconds * 1000).toISOString()
        const asked: ReturnType<typeof readPlace>[] = []
        let cursor: string | undefined
        do {
          const place = readPlace({ from, to, ...(cursor ? { cursor } : {}) })
          asked.push(place)
          cursor = nextCursor(place, pages, to)
        } while (cursor)
        for (const code of ['T0400', 'T0401', 'T0403']) {
          const windows = asked.filter((place) => place.code === code && place.page === 1)
          // Each begins where the one before ended.
          expect(windows.map((window) => window.from)).toEqual([
            from,
            ...windows.slice(0, -1).map((window) => window.to),
          ])
          expect(windows.at(-1)?.to).toBe(to)
          for (const window of windows)
            expect(Date.parse(window.to) - Date.parse(window.from)).toBeLessThanOrEqual(31 * dayMs)
        }
        const windows = Math.ceil((seconds * 1000) / (31 * dayMs))
        expect(asked).toHaveLength(windows * 3 * pages)
      },
    ),
  )
})
