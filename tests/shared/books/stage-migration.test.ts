import { expect, test } from 'vitest'
import type { BookSums } from '#shared/books/month-sums.ts'
import { stageMigrationRates } from '#shared/books/stage-migration.ts'

const moved = (counts: Record<string, number>): Pick<BookSums, 'moves'> => ({
  moves: Object.fromEntries(
    Object.entries(counts).map(([move, loans]) => [move, { loans, outstandingCents: loans * 100 }]),
  ),
})

test('the history of a stage is where its loans were a month later, over all months', () => {
  const months = [
    moved({ '0-1': 10, '1-1': 6, '1-2': 2, '2-3': 1 }),
    moved({ '1-1': 9, '1-2': 1, '1-0': 2, '2-1': 1, '2-2': 1, '2-0': 1 }),
  ]
  expect(stageMigrationRates(months)).toEqual([
    { from: 1, to: 1, loans: 15, percent: '75.00' },
    { from: 1, to: 2, loans: 3, percent: '15.00' },
    { from: 1, to: 3, loans: 0, percent: '0.00' },
    { from: 1, to: 0, loans: 2, percent: '10.00' },
    { from: 2, to: 1, loans: 1, percent: '25.00' },
    { from: 2, to: 2, loans: 1, percent: '25.00' },
    { from: 2, to: 3, loans: 1, percent: '25.00' },
    { from: 2, to: 0, loans: 1, percent: '25.00' },
  ])
})

test('a stage without loans, new loans and no months have none', () => {
  expect(stageMigrationRates([moved({ '0-1': 3, '0-2': 1 })])).toEqual([])
  expect(stageMigrationRates([])).toEqual([])
})
