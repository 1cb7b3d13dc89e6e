import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyWrite } from '../../../functions/data/apply-write.ts'
import { absent, exists } from '../../../functions/data/condition.ts'
import type { Image } from '../../../functions/data/item-update.ts'
import { put, remove, update } from '../../../functions/data/table.ts'
import { startTestTable, type TestTable } from '../../support/test-table.ts'

let store: TestTable
beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.close())

/** An item with all kinds of attributes that updates change: reserved words, a map, the index's key. */
interface Thing {
  status?: string
  name?: string
  count?: number
  size?: number
  readBy?: Record<string, string>
  balances?: Record<string, number>
}

const key = { pk: 'THING', sk: 'THING' }
const text = fc.constantFrom('open', 'closed', '陈晨')
const amount = fc.integer({ min: -1_000_000, max: 1_000_000 })
const optional = { requiredKeys: [] }

const attributes = {
  status: text,
  name: text,
  gsi1pk: fc.constantFrom('GROUP#1', 'GROUP#2'),
  gsi1sk: fc.constantFrom('2026-01-01', '2026-01-02'),
  count: amount,
  size: amount,
  readBy: fc.dictionary(fc.constantFrom('first', 'second'), text),
  balances: fc.record({ limit: amount, cash: amount }, optional),
}

const stored = fc.record(attributes, optional)

/** The change of an attribute: set or remove, and add for a number. */
const setting = (given: fc.Arbitrary<unknown>) => fc.record({ verb: fc.constant('set'), given })
const adding = fc.record({ verb: fc.constant('add'), given: amount })
const removing = fc.constant({ verb: 'remove', given: undefined })
const anyOf = (...changes: fc.Arbitrary<{ verb: string; given: unknown }>[]) => fc.oneof(...changes, removing)

const changes = fc.record(
  {
    status: anyOf(setting(text)),
    name: anyOf(setting(text)),
    gsi1pk: anyOf(setting(attributes.gsi1pk)),
    gsi1sk: anyOf(setting(attributes.gsi1sk)),
    count: anyOf(setting(amount), adding),
    size: anyOf(setting(amount), adding),
    readBy: anyOf(setting(attributes.readBy)),
    balances: anyOf(setting(attributes.balances)),
  },
  optional,
)
const changesWithin = {
  readBy: fc.record({ 'readBy.first': anyOf(setting(text)), 'readBy.third': anyOf(setting(text)) }, optional),
  balances: fc.record(
    {
      'balances.limit': anyOf(setting(amount), adding),
      'balances.fees': anyOf(setting(amount), adding),
    },
    optional,
  ),
}

/** An item or none, with changes of a map as a whole or of its content. */
const cases = fc
  .tuple(fc.option(stored, { nil: undefined }), changes, changesWithin.readBy, changesWithin.balances)
  .map(([before, whole, ofReadBy, ofBalances]) => ({
    before,
    changed: {
      ...whole,
      ...(before?.readBy && !whole.readBy ? ofReadBy : {}),
      ...(before?.balances && !whole.balances ? ofBalances : {}),
    } as Record<string, { verb: string; given: unknown }>,
  }))
  .filter(({ changed }) => Object.keys(changed).length > 0)

const updateOf = (changed: Record<string, { verb: string; given: unknown }>) => {
  const of = (verb: string) => Object.entries(changed).filter(([, each]) => each.verb === verb)
  const given = (verb: string) => Object.fromEntries(of(verb).map(([path, each]) => [path, each.given]))
  return update<Thing>(store.table, key, {
    set: given('set'),
    add: given('add') as Record<string, number>,
    remove: of('remove').map(([path]) => path as keyof Thing),
    when: { anyOf: [{ pk: exists }, { pk: absent }] },
  })
}

test('an update has the predicted result', async () => {
  const { table } = store
  await fc.assert(
    fc.asyncProperty(cases, async ({ before, changed }) => {
      const item = before && { ...key, type: 'thing', ...before }
      await table.write(item ? put<Thing>(table, item) : remove(table, key))
      const write = updateOf(changed)
      const simulated = applyWrite(item, write)
      expect(await table.write(write)).toBe(true)
      expect(await table.get<Image>(key)).toEqual(simulated)
    }),
    { seed: 7, numRuns: 200 },
  )
})

test('a simulation leaves the original item unchanged', () => {
  const before = { ...key, type: 'thing', balances: { limit: 5 } }
  const write = update<Thing>(store.table, key, { add: { 'balances.limit': 1 }, when: { pk: exists } })
  expect(applyWrite(before, write)).toEqual({ ...before, balances: { limit: 6 } })
  expect(before.balances.limit).toBe(5)
})

test('a write of an undefined value or with an empty condition is never sent', async () => {
  const { table } = store
  const name = undefined as unknown as string
  await table.write(put<Thing>(table, { ...key, type: 'thing', name: 'kept' }))
  const careless = [
    update<Thing>(table, key, { set: { name }, when: { pk: exists } }),
    update<Thing>(table, key, { set: { name: 'changed' }, when: { pk: exists, status: name } }),
    update<Thing>(table, key, { set: { name: 'changed' }, when: {} }),
    remove<Thing>(table, key, { name }),
    remove<Thing>(table, key, { allOf: [] }),
  ]
  for (const write of careless) await expect(table.write(write)).rejects.toThrow(/undefined|asks for nothing/)
  expect(await table.get(key)).toMatchObject({ name: 'kept' })
})
