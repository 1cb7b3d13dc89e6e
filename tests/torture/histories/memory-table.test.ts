import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Condition, Test } from '../../../functions/data/condition.ts'
import { groupIndex, type Key, type Table, type Write } from '../../../functions/data/table.ts'
import { startTestTable, type TestTable } from '../../support/test-table.ts'
import { createMemoryTable } from './memory-table.ts'

let engine: TestTable
beforeAll(async () => {
  engine = await startTestTable()
})
afterAll(() => engine.close())

let runs = 0

const sk = fc.constantFrom('A#1', 'A#2', 'B#1')
const number = fc.integer({ min: -2, max: 3 })
const operand = fc.oneof(number, fc.constantFrom('x', 'y'))
const oneTest: fc.Arbitrary<Test> = fc.oneof(
  operand,
  operand.map((not) => ({ not })),
  fc.array(operand, { minLength: 1, maxLength: 2 }).map((oneOf) => ({ oneOf })),
  operand.map((atLeast) => ({ atLeast })),
  operand.map((atMost) => ({ atMost })),
  operand.map((lessThan) => ({ lessThan })),
  fc.boolean().map((exists) => ({ exists })),
)
const tests: fc.Arbitrary<Condition> = fc.dictionary(fc.constantFrom('n', 't', 'map.n', 'none'), oneTest, {
  minKeys: 1,
  maxKeys: 2,
})
const condition: fc.Arbitrary<Condition> = fc.oneof(
  tests,
  fc.array(tests, { minLength: 1, maxLength: 2 }).map((anyOf) => ({ anyOf })),
  fc.array(tests, { minLength: 1, maxLength: 2 }).map((allOf) => ({ allOf })),
)

const body = fc.record(
  { n: number, t: fc.constantFrom('x', 'y'), gsi1sk: fc.constantFrom('1', '2') },
  { requiredKeys: [] },
)

/** A write on an item of a run: what it does, and under which condition. */
const change = fc.oneof(
  body.map((attributes) => ({ kind: 'put', attributes }) as const),
  fc.constant({ kind: 'delete' } as const),
  fc.constant({ kind: 'check' } as const),
  number.map(
    (n) => ({ kind: 'update', set: { t: 'x', 'map.n': n }, add: { n: 1 }, remove: ['gsi1sk'] }) as const,
  ),
  number.map((n) => ({ kind: 'update', add: { 'map.n': n }, remove: ['t'] }) as const),
)
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

interface Part {
  sk: string
  change: Change
  when: Condition | undefined
}

const part: fc.Arbitrary<Part> = fc.record({ sk, change, when: fc.option(condition, { nil: undefined }) })
const step = fc.oneof(
  fc.record({ kind: fc.constant('write'), parts: fc.tuple(part) }),
  fc.record({
    kind: fc.constant('transact'),
    parts: fc.uniqueArray(part, { selector: (each) => each.sk, minLength: 1, maxLength: 3 }),
  }),
)

const writeOf = (table: Table, pk: string, { sk: ofItem, change: of, when }: Part): Write => {
  const key: Key = { pk, sk: ofItem }
  const given = { table: table.name, key, when }
  if (of.kind === 'put') {
    const indexed = of.attributes.gsi1sk ? { gsi1pk: `group of ${pk}` } : {}
    const item = { ...key, type: 'test', map: { n: 0 }, ...of.attributes, ...indexed }
    return { ...given, kind: 'put', item }
  }
  // Without its item, an update of a map in it is an error of the program.
  if (of.kind === 'update') {
    const isThere: Condition = { pk: { exists: true } }
    return { ...given, ...of, when: when ? { allOf: [isThere, when] } : isThere }
  }
  return of.kind === 'check'
    ? { ...given, kind: 'check', when: when ?? { pk: { exists: true } } }
    : { ...given, kind: 'delete' }
}

/** All that can be read of a run, page by page. */
const readAll = async (table: Table, pk: string) => {
  const pages = async (options: object) => {
    const found: unknown[] = []
    let cursor: string | undefined
    do {
      const page = await table.query({ pk, limit: 2, consistent: true, cursor, ...options })
      found.push(...page.items)
      cursor = page.cursor
    } while (cursor)
    return found
  }
  return [
    await pages({}),
    await pages({ newestFirst: true, prefix: 'A#' }),
    await pages({ between: { from: 'A#2', to: 'B#1' } }),
    await pages({ index: groupIndex, pk: `group of ${pk}` }),
    await table.get({ pk, sk: 'A#1' }),
  ]
}

test('a table in memory answers, refuses and holds what the engine does', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
    const pk = `run-${++runs}`
    const memory = createMemoryTable(engine.table.name, [], async () => {})
    const outcomesOn = async (table: Table) => {
      const outcomes: unknown[] = []
      for (const { kind, parts } of steps) {
        const writes = parts.map((each) => writeOf(table, pk, each))
        const [only] = writes
        if (kind === 'write' && only && only.kind !== 'check') outcomes.push(await table.write(only))
        else
          outcomes.push(await table.transact(Object.fromEntries(writes.map((each) => [each.key.sk, each]))))
      }
      return { outcomes, items: await readAll(table, pk) }
    }
    expect(await outcomesOn(memory)).toEqual(await outcomesOn(engine.table))
  })
  await fc.assert(property, { numRuns: 60 })
})
