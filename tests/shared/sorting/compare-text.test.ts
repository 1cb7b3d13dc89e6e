import { expect, test } from 'vitest'
import { compareText, sortedEntries } from '#shared/sorting/compare-text.ts'

test('texts are compared by code units, the same in every language', () => {
  expect(['b', 'a', 'Z', 'é', '2', '10', 'a'].toSorted(compareText)).toEqual([
    '10',
    '2',
    'Z',
    'a',
    'a',
    'b',
    'é',
  ])
  expect(compareText('a', 'a')).toBe(0)
})

test('a stored map has its entries by name, whatever order the table returns them in', () => {
  expect(sortedEntries({ USD: 2, EUR: 1 })).toEqual([
    ['EUR', 1],
    ['USD', 2],
  ])
})
