import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Interception, interceptTransact } from '../../../functions/data/intercept-transact.ts'
import { create, type Table } from '../../../functions/data/table.ts'
import { startTestTable, type TestTable } from '../../support/test-table.ts'

let store: TestTable
beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.close())

const itemOf = (name: string) => ({ pk: name, sk: name, type: 'thing' })
const isThere = async (name: string) => (await store.table.get(itemOf(name))) !== undefined

/** The table with these interceptions, and how it was written to. */
const intercepted = (interception: Interception) => {
  const calls: string[] = []
  const counted: Table = {
    ...store.table,
    transact: (writes) => {
      calls.push('transact')
      return store.table.transact(writes)
    },
    write: (write) => {
      calls.push('write')
      return store.table.write(write)
    },
  }
  return { table: interceptTransact(counted, interception), calls }
}

test('a single write stays one until something is added to it, which is then written with it or not at all', async () => {
  const plain = intercepted({})
  expect(await plain.table.write(create(store.table, itemOf('a')))).toBe(true)
  expect(await plain.table.write(create(store.table, itemOf('a')))).toBe(false)
  expect(plain.calls).toEqual(['write', 'write'])

  const noted = intercepted({
    before: (writes) => ({ ...writes, note: create(store.table, itemOf('note')) }),
  })
  expect(await noted.table.write(create(store.table, itemOf('a')))).toBe(false)
  expect(await isThere('note')).toBe(false)
  expect(await noted.table.write(create(store.table, itemOf('b')))).toBe(true)
  expect(noted.calls).toEqual(['transact', 'transact'])
  expect([await isThere('b'), await isThere('note')]).toEqual([true, true])
})

test('what is prevented before is not written', async () => {
  const { table, calls } = intercepted({
    before: () => {
      throw new Error('read-only')
    },
  })
  const write = create(store.table, itemOf('c'))
  await expect(table.transact({ write })).rejects.toThrow('read-only')
  await expect(table.write(write)).rejects.toThrow('read-only')
  expect(calls).toEqual([])
})

test('an outcome may be changed, or tried again for a while', async () => {
  const taken = create(store.table, itemOf('a'))
  const renamed = intercepted({
    after: (outcome) => (outcome.ok ? outcome : { ok: false, failed: ['other'] }),
  })
  expect(await renamed.table.transact({ taken })).toEqual({ ok: false, failed: ['other'] })
  const again = intercepted({ after: (outcome) => (outcome.ok ? outcome : 'again') })
  await expect(again.table.transact({ taken })).rejects.toThrow('kept changing')
  expect(again.calls).toHaveLength(5)
})
