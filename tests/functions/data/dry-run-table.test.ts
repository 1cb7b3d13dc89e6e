import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDryRunTable, type DryRunWrites } from '../../../functions/data/dry-run-table.ts'
import {
  create,
  put,
  remove,
  replace,
  type Table,
  update,
  type Write,
} from '../../../functions/data/table.ts'
import { startTestTable, type TestTable } from '../../support/test-table.ts'

let store: TestTable
beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.close())

interface Thing {
  count?: number
  version: number
}

const pk = 'THINGS'
const keyOf = (index: number) => ({ pk, sk: `THING#${index}` })
const itemOf = (index: number, version: number) => ({ ...keyOf(index), type: 'thing', version })

const writers: Record<string, (table: Table, index: number, version: number) => Write> = {
  put: (table, index, version) => put<Thing>(table, itemOf(index, version)),
  create: (table, index, version) => create<Thing>(table, itemOf(index, version)),
  replace: (table, index, version) => replace<Thing>(table, itemOf(index, version)),
  count: (table, index, version) =>
    update<Thing>(table, keyOf(index), { add: { count: 1 }, when: { version } }),
  remove: (table, index, version) => remove<Thing>(table, keyOf(index), { version }),
}

const step = fc.record({
  kind: fc.constantFrom(...Object.keys(writers)),
  version: fc.integer({ min: 0, max: 2 }),
})
/** Up to three distinct items in a transaction. */
const transaction = fc.dictionary(fc.constantFrom('0', '1', '2'), step, { minKeys: 1, maxKeys: 3 })

const writesOf = (table: Table, steps: Record<string, { kind: string; version: number }>) =>
  Object.fromEntries(
    Object.entries(steps).map(([index, { kind, version }]) => [
      index,
      writers[kind]?.(table, Number(index), version),
    ]),
  )

const everyThing = async (table: Table) => {
  const { items } = await table.query<Thing>({ pk, consistent: true })
  return items
}

test('transactions have their real outcomes, each on the state left by the previous one, without writing', async () => {
  const { table } = store
  await fc.assert(
    fc.asyncProperty(fc.array(transaction, { minLength: 1, maxLength: 5 }), async (all) => {
      await table.transact({ begin: put<Thing>(table, itemOf(0, 1)), none: remove(table, keyOf(1)) })
      await table.write(remove(table, keyOf(2)))
      const before = await everyThing(table)
      const told: DryRunWrites[] = []
      const simulated = createDryRunTable(table, (writes) => told.push(writes))
      const expected: unknown[] = []
      for (const steps of all) expected.push(await simulated.transact(writesOf(simulated, steps)))
      const images = await Promise.all([0, 1, 2].map((index) => simulated.get(keyOf(index))))
      expect(await everyThing(table)).toEqual(before)

      const outcomes: unknown[] = []
      for (const steps of all) outcomes.push(await table.transact(writesOf(table, steps)))
      expect(expected).toEqual(outcomes)
      expect(images).toEqual(await Promise.all([0, 1, 2].map((index) => table.get(keyOf(index)))))
      expect(told).toHaveLength(outcomes.filter((outcome) => (outcome as { ok: boolean }).ok).length)
    }),
    { seed: 17, numRuns: 40 },
  )
})

test('a list has the items in their simulated state', async () => {
  const { table } = store
  for (const index of [0, 1]) await table.write(put<Thing>(table, itemOf(index, 1)))
  await table.write(remove(table, keyOf(2)))
  const simulated = createDryRunTable(table, () => {})
  await simulated.write(replace<Thing>(table, { ...itemOf(0, 1), count: 7 }))
  await simulated.write(remove(table, keyOf(1)))
  const left = [{ ...itemOf(0, 2), count: 7 }]
  expect(await everyThing(simulated)).toEqual(left)
  const all: unknown[] = []
  for await (const item of simulated.all<Thing>({ pk })) all.push(item)
  expect(all).toEqual(left)
  expect(await simulated.write(create<Thing>(table, itemOf(0, 0)))).toBe(false)
})
