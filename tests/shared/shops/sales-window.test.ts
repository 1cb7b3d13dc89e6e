import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSalesByDay, type SalesEntry, type SalesTotals } from '#shared/shops/daily-sales.ts'
import { mergeWindowTotals, type SalesByDate } from '#shared/shops/sales-window.ts'
import { addDays } from '#shared/time/business-date.ts'

const firstDate = '2026-01-01'
const days = 60
const dateOf = (day: number) => addDays(firstDate, day)

const sale = fc.record({
  day: fc.nat(days - 1),
  cents: fc.integer({ min: 1, max: 1_000_000 }),
  refund: fc.option(fc.record({ after: fc.nat(40), cents: fc.integer({ min: 1, max: 1000 }) })),
})

/** A platform's sales in a period, each with its refund at any time. */
const entriesOf = (
  sales: readonly { day: number; cents: number; refund: { after: number; cents: number } | null }[],
) =>
  sales.flatMap(({ day, cents, refund }, index): (SalesEntry & { placedOn: number })[] => [
    { id: `sale:${index}`, at: `${dateOf(day)}T12:00:00Z`, kind: 'sale', amount: cents, placedOn: day },
    ...(refund && day + refund.after < days
      ? [
          {
            id: `refund:${index}`,
            at: `${dateOf(day + refund.after)}T12:00:00Z`,
            kind: 'refund' as const,
            amount: refund.cents,
            placedOn: day,
          },
        ]
      : []),
  ])

const sum = (entries: readonly SalesEntry[]) => {
  const sums = createSalesByDay()
  for (const entry of entries) sums.add(entry)
  return sums.days
}

test('windows of any length have the same daily result as one, even with repeated entries', () => {
  fc.assert(
    fc.property(
      fc.array(sale, { maxLength: 60 }),
      fc.array(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 10 }),
      (sales, lengths) => {
        const entries = entriesOf(sales)
        const read = new Map<string, SalesTotals>()
        let ahead: SalesByDate = {}
        let from = 0
        for (let turn = 0; from < days; turn++) {
          const to = Math.min(days, from + (lengths[turn % lengths.length] ?? 1))
          const page = entries.filter(({ placedOn }) => placedOn >= from && placedOn < to)
          const window = { fromDate: dateOf(from), toDate: dateOf(to) }
          const settled = mergeWindowTotals(window, sum([...page, ...page.slice(0, 3)]), ahead)
          for (const [date, totals] of settled.days) {
            expect(read.has(date), 'no day is settled twice').toBe(false)
            read.set(date, totals)
          }
          ahead = settled.ahead
          from = to
        }
        expect(ahead).toEqual({})
        expect(Object.fromEntries(read)).toEqual(Object.fromEntries(sum(entries)))
      },
    ),
  )
})

test('new entries update all of their days, and no earlier ones', () => {
  const read = sum(
    entriesOf([
      { day: 1, cents: 500, refund: { after: 9, cents: 100 } },
      { day: 10, cents: 700, refund: null },
    ]),
  )
  const window = { fromDate: dateOf(10), toDate: dateOf(12) }
  expect([...mergeWindowTotals(window, read, {}).days]).toEqual([
    [dateOf(10), { sales: 700, refunds: 100, orders: 2 }],
  ])
})
