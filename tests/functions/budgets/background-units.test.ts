import { beforeAll, expect, test } from 'vitest'
import { useTestServices } from '../../support/test-services.ts'
import { backgroundBudgets } from './background-budgets.ts'
import type { BackgroundBill } from './measure-background.ts'
import { walkEmptyPortfolio, walkLending } from './walk-lending.ts'
import { walkPlatforms } from './walk-platforms.ts'

/** DynamoDB Local counts a transaction's writes, and those of its indexes, twice over and more. */
const measures =
  useTestServices().engineName === 'embedded'
    ? (['reads', 'writes', 'events'] as const)
    : (['reads', 'events'] as const)

const bill: BackgroundBill = new Map()
beforeAll(async () => {
  await walkPlatforms(bill)
  await walkLending(bill)
  await walkEmptyPortfolio(bill)
}, 600_000)

const names = Object.keys(backgroundBudgets)

test('everything that is measured has a budget, and no other name has one', () => {
  expect([...bill.keys()].toSorted()).toEqual(names.toSorted())
})

test.each(names)('%s costs at the table what its budget allows', (name) => {
  const spent = bill.get(name)
  const over = measures.filter((each) => (spent?.[each] ?? 0) > (backgroundBudgets[name]?.[each] ?? 0))
  expect({ over, spent }).toEqual({ over: [], spent })
})
