import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { collect } from '../../../functions/data/collect.ts'
import { put, remove, replace, type Table, update } from '../../../functions/data/table.ts'
import { buildFunction } from '../../../infra/build-function.ts'
import { testEngine } from '../../support/test-engine.ts'
import { useTestServices } from '../../support/test-services.ts'
import { startTestTable, type TestTable } from '../../support/test-table.ts'

interface Bundle {
  connectBundled: typeof import('./bundled-table.ts')['connectBundled']
}

let folder: string
let stored: TestTable
let table: Table
let close: () => void
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  folder = mkdtempSync(join(tmpdir(), 'bundled-table-'))
  await buildFunction(join(import.meta.dirname, 'bundled-table.ts'), folder)
  const { connectBundled } = (await import(join(folder, 'index.mjs'))) as Bundle
  stored = await startTestTable()
  const opened = connectBundled(testEngine(useTestServices()).endpoint, stored.table.name)
  table = opened.table
  close = opened.close
}, 30_000)
afterAll(async () => {
  close()
  await stored.close()
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

const item = (sk: string, more: object = {}) => ({ pk: 'a', sk, type: 'thing', version: 0, ...more })

test('what a bundle writes is read by the SDK’s client, and the reverse', async () => {
  const [one, other] = [item('1', { amount: 12.5, text: '表' }), item('2', { is: true })]
  await table.transact({ one: put(table, { ...one, left: undefined }) })
  await stored.table.write(put(table, other))
  expect(await stored.table.get(one)).toEqual(one)
  expect(await table.get(other)).toEqual(other)
  expect(await table.get(item('none'))).toBeUndefined()
  expect(await table.getMany([other, item('none'), one])).toEqual([other, undefined, one])
  expect((await collect(table.all({ pk: 'a', limit: 1 }))).map(({ sk }) => sk)).toEqual(['1', '2'])
  const { items } = await table.scan({ having: ['amount'], limit: 100 })
  expect(items).toEqual([one])
})

test('a failed condition is told from a failure, in a transaction and alone', async () => {
  const first = item('versioned')
  expect(await table.write(replace(table, first))).toBe(true)
  expect(await table.write(replace(table, first))).toBe(false)
  const outcome = await table.transact({
    fresh: put(table, item('fresh')),
    stale: replace(table, { ...first, version: 7 }),
  })
  expect(outcome).toEqual({ ok: false, failed: ['stale'] })
  expect(await table.get(item('fresh'))).toBeUndefined()
  expect(
    await table.write(
      update<{ version: number }>(table, first, { add: { version: 2 }, when: { version: 1 } }),
    ),
  ).toBe(true)
  expect(await table.get(first)).toMatchObject({ version: 3 })
  expect(await table.write(remove<{ version: number }>(table, first, { version: 3 }))).toBe(true)
  await expect(table.write(put(table, { ...first, pk: '' }))).rejects.toMatchObject({
    name: 'ValidationException',
  })
})

test('transactions that conflict are repeated until each was written', async () => {
  const counter = item('counter')
  await table.write(put(table, counter))
  const add = () =>
    table.transact({
      counter: update<{ version: number }>(table, counter, {
        add: { version: 1 },
        when: { version: { atLeast: 0 } },
      }),
    })
  await Promise.all(Array.from({ length: 8 }, add))
  expect(await table.get(counter)).toMatchObject({ version: 8 })
})
