import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Condition, Test } from '../../../functions/data/condition.ts'
import {
  groupIndex,
  type Key,
  put,
  type QueryOptions,
  type ScanOptions,
  type Table,
  type Write,
} from '../../../functions/data/table.ts'
import { createMemoryTable } from '../../support/memory-table.ts'
import { startTestTable, type TestTable } from '../../support/test-table.ts'

let engine: TestTable
beforeAll(async () => {
  engine = await startTestTable()
})
afterAll(() => engine.close())

/** A sample with each test run, all with `npm run test:engines`. */
const { TABLE_PROGRAMS = '400' } = process.env

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

/**
 * Operations that DynamoDB rejects with an error, or executes only on some items. Changing a key has a
 * separate test, since the embedded engine executes it in a transaction.
 */
const invalidChanges = [
  { kind: 'update', set: { 'none.n': 1 } } as const,
  { kind: 'update', set: { n: Number.NaN } } as const,
  { kind: 'update', add: { t: 1 } } as const,
  { kind: 'put', attributes: { gsi1sk: '' } } as const,
]

/** A write of a program: its operation and its condition. */
const change = fc.oneof(
  body.map((attributes) => ({ kind: 'put', attributes }) as const),
  fc.constant({ kind: 'delete' } as const),
  fc.constant({ kind: 'check' } as const),
  number.map(
    (n) => ({ kind: 'update', set: { t: 'x', 'map.n': n }, add: { n: 1 }, remove: ['gsi1sk'] }) as const,
  ),
  number.map((n) => ({ kind: 'update', add: { 'map.n': n }, remove: ['t'] }) as const),
  fc.constantFrom(...invalidChanges),
)
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

interface Part {
  sk: string
  change: Change
  when: Condition | undefined
}

const part: fc.Arbitrary<Part> = fc.record({ sk, change, when: fc.option(condition, { nil: undefined }) })
const writeStep = fc.oneof(
  fc.record({ kind: fc.constant('write'), parts: fc.tuple(part) }),
  fc.record({
    kind: fc.constant('transact'),
    parts: fc.uniqueArray(part, { selector: (each) => each.sk, minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('transact twice'), parts: fc.tuple(part) }),
)

type WriteStep = typeof writeStep extends fc.Arbitrary<infer Value> ? Value : never

const readStep = fc.record({
  kind: fc.constant('read'),
  range: fc.constantFrom(
    {},
    { prefix: 'A#' },
    { between: { from: 'A#2', to: 'B#1' } },
    { between: { from: 'B#1', to: 'A#2' } },
  ),
  isIndexed: fc.boolean(),
  newestFirst: fc.boolean(),
  /** Reads page by page; otherwise all items at once. */
  limit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
})
type Read = typeof readStep extends fc.Arbitrary<infer Value> ? Value : never
const getStep = fc.record({ kind: fc.constant('get'), sk, eventually: fc.boolean() })
const steps = fc.oneof({ arbitrary: writeStep, weight: 3 }, readStep, getStep)
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

const writeOf = (table: Table, pk: string, { sk: ofItem, change: of, when }: Part): Write => {
  const key: Key = { pk, sk: ofItem }
  const given = { table: table.name, key, when }
  if (of.kind === 'put') {
    const { gsi1sk } = of.attributes
    // Two items with the same index sort key have no defined order.
    const indexed =
      gsi1sk === undefined
        ? {}
        : { gsi1pk: `group of ${pk}`, gsi1sk: gsi1sk === '' ? '' : `${gsi1sk} ${ofItem}` }
    const item = { ...key, type: 'test', map: { n: 0 }, ...of.attributes, ...indexed }
    return { ...given, kind: 'put', item }
  }
  // An update of a map requires its item, and would otherwise be an invalid program.
  if (of.kind === 'update') {
    const isThere: Condition = { pk: { exists: true } }
    return { ...given, ...of, when: when ? { allOf: [isThere, when] } : isThere }
  }
  return of.kind === 'check'
    ? { ...given, kind: 'check', when: when ?? { pk: { exists: true } } }
    : { ...given, kind: 'delete' }
}

const collect = async (items: AsyncIterable<unknown>): Promise<unknown[]> => {
  const collected: unknown[] = []
  for await (const item of items) collected.push(item)
  return collected
}

const readPages = async (table: Table, options: QueryOptions): Promise<unknown[]> => {
  const pages: unknown[] = []
  let cursor: string | undefined
  do {
    const page = await table.query({ consistent: true, ...options, cursor })
    // Engines differ in whether a full last page has a cursor to an empty one.
    if (page.items.length > 0) pages.push(page.items)
    cursor = page.cursor
  } while (cursor)
  return pages
}

const read = (table: Table, pk: string, { range, isIndexed, newestFirst, limit }: Read) => {
  const group = isIndexed ? { index: groupIndex, pk: `group of ${pk}` } : { pk, ...range }
  return limit
    ? readPages(table, { ...group, newestFirst, limit })
    : collect(table.all({ ...group, newestFirst }))
}

/** The state after a program. */
const readAll = async (table: Table, pk: string) => [
  await collect(table.all({ pk })),
  await collect(table.all({ index: groupIndex, pk: `group of ${pk}` })),
]

const send = async (table: Table, pk: string, { kind, parts }: WriteStep) => {
  try {
    const writes = parts.map((each) => writeOf(table, pk, each))
    const [only] = writes
    if (kind === 'write' && only) return await table.write(only)
    if (kind === 'transact twice') return await table.transact({ first: only, second: only })
    return await table.transact(Object.fromEntries(writes.map((each) => [each.key.sk, each])))
  } catch {
    return 'error' as const
  }
}

/** Engines may report an invalid change before or after a failed condition: both are refusals. */
const isInvalid = ({ kind, parts }: WriteStep): boolean =>
  kind === 'transact twice' || parts.some((each) => invalidChanges.some((invalid) => invalid === each.change))

/** The outcome of a step, or its refusal. */
const carryOut = async (table: Table, pk: string, step: Step): Promise<unknown> => {
  if (step.kind === 'get') return table.get({ pk, sk: step.sk }, { eventually: step.eventually })
  if (step.kind === 'read') return read(table, pk, step)
  const outcome = await send(table, pk, step)
  const isRefused = outcome === 'error' || outcome === false || (typeof outcome === 'object' && !outcome.ok)
  return isRefused && isInvalid(step) ? 'refused' : outcome
}

test('a table in memory has the engine’s results, refusals and state', async () => {
  const property = fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 8 }), async (program) => {
    const pk = `run-${++runs}`
    const memory = createMemoryTable(engine.table.name)
    const outcomesOn = async (table: Table) => {
      const outcomes: unknown[] = []
      for (const each of program) outcomes.push(await carryOut(table, pk, each))
      return { outcomes, items: await readAll(table, pk) }
    }
    expect(await outcomesOn(memory)).toEqual(await outcomesOn(engine.table))
  })
  await fc.assert(property, { numRuns: Number(TABLE_PROGRAMS) })
}, 300_000)

test('both read many items in the order of their keys, each as often as it is named', async () => {
  for (const table of [createMemoryTable(engine.table.name), engine.table]) {
    const keys = Array.from({ length: 230 }, (_, index): Key => ({ pk: `many-${index}`, sk: 'A' }))
    const stored = keys.filter((_key, index) => index % 3 > 0)
    for (const key of stored) await table.write(put(table, { ...key, type: 'test' }))
    const asked = [...keys, ...keys.slice(0, 5)]
    expect((await table.getMany(asked)).map((item) => item?.pk)).toEqual(
      asked.map(({ pk }) => (Number(pk.slice(5)) % 3 > 0 ? pk : undefined)),
    )
    expect(await table.getMany([])).toEqual([])
  }
})

test('neither returns attributes in the order in which they were written', async () => {
  for (const table of [createMemoryTable(engine.table.name), engine.table]) {
    const names = ['zeta', 'alpha', 'dueDate', 'amount', 'beta', 'version', 'Alpha', 'a']
    const map = Object.fromEntries(names.map((each) => [each, 1]))
    const key: Key = { pk: 'unordered', sk: 'A' }
    await table.write(put(table, { ...key, type: 'test', list: [map], map }))
    const readThrice = async () => [
      await table.get<{ map: object }>(key),
      ...(await table.getMany<{ map: object }>([key])),
      ...(await table.query<{ map: object }>({ pk: key.pk })).items,
    ]
    const orders = new Set(
      [...(await readThrice()), ...(await readThrice())].map((item) => Object.keys(item?.map ?? {}).join()),
    )
    expect([...orders].some((order) => order !== names.join())).toBe(true)
  }
})

test('both scan in parts, page by page, with each item in exactly one of them', async () => {
  for (const table of [createMemoryTable(engine.table.name), engine.table]) {
    // Several items with one partition key, and partitions of one item.
    const keys = Array.from(
      { length: 60 },
      (_, index): Key => ({ pk: `scanned-${index % 40}`, sk: `${index}` }),
    )
    for (const key of keys) await table.write(put(table, { ...key, type: 'test', isScanned: true }))
    const scan = async (segment: ScanOptions['part']): Promise<string[]> => {
      const found: string[] = []
      let after: Key | undefined
      do {
        const page = await table.scan({
          having: ['isScanned'],
          limit: 7,
          after,
          ...(segment ? { part: segment } : {}),
        })
        found.push(...page.items.map(({ sk: of }) => of))
        after = page.next
      } while (after)
      return found
    }
    const parts: string[][] = []
    for (const index of [0, 1, 2]) parts.push(await scan({ index, of: 3 }))
    expect(parts.flat().toSorted()).toEqual(keys.map(({ sk: of }) => of).toSorted())
    expect(parts.every((found) => found.length > 0)).toBe(true)
    expect((await scan(undefined)).toSorted()).toEqual(parts.flat().toSorted())
  }
})

test('both refuse an update that changes a key', async () => {
  for (const table of [createMemoryTable(engine.table.name), engine.table]) {
    const key: Key = { pk: 'keyed', sk: 'A#1' }
    const item = { ...key, type: 'test' }
    await table.write({ kind: 'put', table: table.name, key, item })
    const write: Write = { kind: 'update', table: table.name, key, set: { sk: 'A#2' } }
    await expect(table.write(write)).rejects.toThrow(/key/)
    expect(await collect(table.all({ pk: 'keyed' }))).toEqual([item])
  }
})

test('both refuse an item of more than 400 KB', async () => {
  for (const table of [createMemoryTable(engine.table.name), engine.table]) {
    const key: Key = { pk: 'large', sk: 'A#1' }
    const item = { ...key, type: 'test', text: 'x'.repeat(410_000) }
    const write: Write = { kind: 'put', table: table.name, key, item }
    await expect(table.write(write)).rejects.toThrow(/item/i)
    expect(await table.get(key)).toBeUndefined()
  }
})
