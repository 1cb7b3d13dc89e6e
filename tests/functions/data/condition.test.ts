import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyWrite } from '../../../functions/data/apply-write.ts'
import { checkConditions } from '../../../functions/data/check-conditions.ts'
import type { Condition, Test } from '../../../functions/data/condition.ts'
import { evaluateCondition } from '../../../functions/data/evaluate-condition.ts'
import { check, put, remove, type Table, update, type Write } from '../../../functions/data/table.ts'
import { startTestTable, type TestTable } from '../../support/test-table.ts'

let store: TestTable
beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.close())

interface Thing {
  status?: string | number
  count?: string | number
  balances?: Record<string, string | number>
}
type Attributes = Record<string, unknown>

// Few values, so that they often collide; numbers and strings, to compare values of different types.
const operand = fc.constantFrom<string | number>(0, 1, 2, 10, '1', 'closed', 'open')
const stored = fc.option(
  fc.record(
    {
      status: operand,
      count: operand,
      balances: fc.record({ limit: operand, cash: operand }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
)
const path = fc.constantFrom('pk', 'status', 'count', 'balances.limit', 'balances.cash')
const tested: fc.Arbitrary<Test> = fc.oneof(
  operand,
  fc.record({ not: operand }),
  fc.record({ oneOf: fc.array(operand, { minLength: 1, maxLength: 3 }) }),
  fc.record({ atLeast: operand }),
  fc.record({ atMost: operand }),
  fc.record({ lessThan: operand }),
  fc.record({ exists: fc.boolean() }),
)
const tests: fc.Arbitrary<Condition> = fc.dictionary(path, tested, { minKeys: 1, maxKeys: 3 })
const { condition } = fc.letrec<{ condition: Condition; several: Condition[] }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { arbitrary: tests, weight: 2 },
    { arbitrary: fc.record({ anyOf: tie('several') }), weight: 1 },
    { arbitrary: fc.record({ allOf: tie('several') }), weight: 1 },
  ),
  several: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
}))

const keyOf = (index: number) => ({ pk: `THING#${index}`, sk: 'THING' })
const itemOf = (index: number, attributes: object) => ({ ...keyOf(index), type: 'thing', ...attributes })
const writeAll = async (table: Table, all: readonly (object | undefined)[]) =>
  table.transact(
    Object.fromEntries(
      all.map((each, index) => [
        index,
        each ? put<Thing>(table, itemOf(index, each)) : remove(table, keyOf(index)),
      ]),
    ),
  )

test('conditions have the same results in the engine', async () => {
  const { table } = store
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(stored, condition), { minLength: 10, maxLength: 10 }),
      async (cases) => {
        await writeAll(
          table,
          cases.map(([each]) => each),
        )
        const checks = Object.fromEntries(
          cases.map(([, asked], index) => [`${index}`, check<Attributes>(table, keyOf(index), asked)]),
        )
        const failing = cases.flatMap(([each, asked], index) =>
          evaluateCondition(each && itemOf(index, each), asked) ? [] : `${index}`,
        )
        const outcome = await table.transact(checks)
        expect(outcome.ok ? [] : outcome.failed).toEqual(failing)
      },
    ),
    { seed: 11, numRuns: 100 },
  )
})

const kinds: Record<string, (table: Table, when: Condition) => Write> = {
  'a put': (table, when) => put<Attributes>(table, itemOf(0, { by: 'put' }), when),
  'an update': (table, when) => update<Attributes>(table, keyOf(0), { set: { by: 'update' }, when }),
  'a deletion': (table, when) => remove<Attributes>(table, keyOf(0), when),
}

test.each(Object.keys(kinds))(
  '%s commits only under its condition, and a dry run predicts it',
  async (kind) => {
    const { table } = store
    await fc.assert(
      fc.asyncProperty(stored, condition, async (attributes, asked) => {
        const before = attributes && itemOf(0, attributes)
        await table.write(before ? put<Thing>(table, before) : remove(table, keyOf(0)))
        const write = kinds[kind]?.(table, asked) as Write
        const expected = evaluateCondition(before, asked)
        expect(await checkConditions(table, { write })).toEqual(
          expected ? { ok: true } : { ok: false, failed: ['write'] },
        )
        expect(await table.get(keyOf(0))).toEqual(before)
        expect(await table.write(write)).toBe(expected)
        expect(await table.get(keyOf(0))).toEqual(expected ? applyWrite(before, write) : before)
      }),
      { seed: 13, numRuns: 60 },
    )
  },
)
