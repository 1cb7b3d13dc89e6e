import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCells, differenceOfCells, sumOfCells } from '#shared/portfolio/cells.ts'

const cells = fc.dictionary(
  fc.constantFrom('TOTAL#USD#payoneer', 'VINTAGE#USD#payoneer#2027-01'),
  fc.dictionary(fc.constantFrom('loans', 'paidOutCents'), fc.integer({ min: -500, max: 500 })),
)

test('the old state plus the difference is the new state', () => {
  fc.assert(
    fc.property(cells, cells, (before, after) => {
      expect(addCells(before, differenceOfCells(before, after))).toEqual(addCells(after, {}))
    }),
  )
})

test('a sum does not depend on the order, and omits zeros', () => {
  fc.assert(
    fc.property(fc.array(cells, { maxLength: 5 }), (all) => {
      expect(sumOfCells(all)).toEqual(sumOfCells(all.toReversed()))
      expect(sumOfCells(all)).toEqual(all.reduce(addCells, {}))
    }),
  )
  expect(sumOfCells([{ a: { loans: 2 } }, { a: { loans: -2 }, b: { loans: 1 } }])).toEqual({
    b: { loans: 1 },
  })
})
