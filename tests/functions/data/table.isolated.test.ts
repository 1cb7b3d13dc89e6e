import { type DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTable } from '../../../functions/data/dynamodb-table.ts'
import { create, put, remove, replace } from '../../../functions/data/table.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const item = (pk: string, sk: string) => ({
  pk,
  sk,
  type: 'thing',
  gsi1pk: `group-of-${pk}`,
  gsi1sk: sk,
  version: 0,
})
const write = async (pk: string, ...sks: string[]) => {
  for (const sk of sks) await app.deps.table.transact({ item: put(app.deps.table, item(pk, sk)) })
}
const asCursor = (end: unknown) => Buffer.from(JSON.stringify(end)).toString('base64url')

describe('pages', () => {
  test('continue where the previous page ended, to the last one', async () => {
    await write('paged', 'A#1', 'A#2', 'A#3', 'B#1')
    const { table } = app.deps
    const first = await table.query({ pk: 'paged', prefix: 'A#', limit: 2 })
    const second = await table.query({ pk: 'paged', prefix: 'A#', limit: 2, cursor: first.cursor })
    expect(first.items.map(({ sk }) => sk)).toEqual(['A#1', 'A#2'])
    expect(second.items.map(({ sk }) => sk)).toEqual(['A#3'])
    expect(second.cursor).toBeUndefined()
  })

  test('of the index continue, too', async () => {
    await write('indexed', 'A#1', 'A#2', 'A#3')
    const seen: string[] = []
    for await (const { sk } of app.deps.table.all({ pk: 'group-of-indexed', index: 'by-group', limit: 1 }))
      seen.push(sk)
    expect(seen).toEqual(['A#1', 'A#2', 'A#3'])
  })

  test.each([
    ['text other than a cursor', 'not a cursor'],
    ['a cursor outside of the listed range', asCursor(['B#1'])],
    ['a cursor with another partition', asCursor(['Z', { pk: 'foreign', sk: 'A#1' }])],
    ['a cursor longer than any key', asCursor([`A#${'0'.repeat(1100)}`])],
    ['a cursor with ill-formed text', asCursor(['A#0\ud800'])],
    ['a cursor of the wrong format', asCursor({ pk: 'foreign', sk: 'A#1' })],
  ])('are empty for %s', async (_, cursor) => {
    await write('foreign', 'A#1', 'A#2')
    await write('own', 'A#1', 'A#2')
    expect(await app.deps.table.query({ pk: 'own', prefix: 'A#', cursor })).toEqual({ items: [] })
  })

  test.each([
    ['another list', asCursor(['A#1'])],
    ['no key', asCursor(['A#1', { pk: 1, sk: 'A#1' }])],
    ['an empty key', asCursor(['', { pk: 'of-index', sk: 'A#1' }])],
  ])('of the index are empty for a cursor of %s', async (_, cursor) => {
    await write('of-index', 'A#1', 'A#2')
    const { table } = app.deps
    expect(await table.query({ pk: 'group-of-of-index', index: 'by-group', cursor })).toEqual({ items: [] })
  })

  test('of the index use only the key in a cursor', async () => {
    await write('besides', 'A#1', 'A#2')
    const { table } = app.deps
    const cursor = asCursor(['A#1', { pk: 'besides', sk: 'A#1', gsi1pk: 'foreign', unheard: 1 }])
    const { items } = await table.query({ pk: 'group-of-besides', index: 'by-group', cursor })
    expect(items.map(({ sk }) => sk)).toEqual(['A#2'])
  })

  test('stay in their partition whatever else is in the cursor', async () => {
    await write('foreign', 'A#1', 'A#2')
    await write('own', 'A#1', 'A#2')
    const cursor = asCursor(['A#1', { pk: 'foreign', sk: 'A#1', gsi1sk: 'A#1' }])
    const { items } = await app.deps.table.query({ pk: 'own', prefix: 'A#', cursor })
    expect(items.map(({ pk, sk }) => `${pk}/${sk}`)).toEqual(['own/A#2'])
  })
})

describe('transactions', () => {
  test('are atomic, and report the failed writes', async () => {
    const { table } = app.deps
    await write('taken', 'A')
    const outcome = await table.transact({
      free: create(table, item('free', 'A')),
      taken: create(table, item('taken', 'A')),
    })
    expect(outcome).toEqual({ ok: false, failed: ['taken'] })
    expect(await table.get({ pk: 'free', sk: 'A' })).toBeUndefined()
  })

  test('refuse the second of two replacements of one version', async () => {
    const { table } = app.deps
    const first = item('versioned', 'A')
    expect(await table.transact({ item: replace(table, first) })).toEqual({ ok: true })
    const read = { ...first, version: 1 }
    const outcomes = await Promise.all([
      table.transact({ item: replace(table, { ...read, by: 'one' }) }),
      table.transact({ item: replace(table, { ...read, by: 'other' }) }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await table.get<{ version: number }>({ pk: 'versioned', sk: 'A' }))?.version).toBe(2)
  })

  test('delete', async () => {
    const { table } = app.deps
    await write('gone', 'A')
    await table.transact({ item: remove(table, { pk: 'gone', sk: 'A' }) })
    expect(await table.get({ pk: 'gone', sk: 'A' })).toBeUndefined()
  })
})

/** A client with this many conflicts before a success. */
const clientWith = (conflicts: number) => {
  const send = vi.fn<() => Promise<object>>()
  for (let count = 0; count < conflicts; count++)
    send.mockRejectedValueOnce(
      new TransactionCanceledException({
        message: 'cancelled',
        $metadata: {},
        CancellationReasons: [{ Code: 'TransactionConflict' }],
      }),
    )
  return send.mockResolvedValue({})
}
const writeWith = (send: () => Promise<object>, jitter: () => number) => {
  const table = createTable({ send } as unknown as DynamoDBClient, 'table', jitter)
  return table.transact({ item: put(table, item('met', 'A')) })
}

describe('a conflicting transaction', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('retries with exponential backoff and full jitter', async () => {
    const send = clientWith(2)
    const jitter = vi.fn<() => number>(() => 0.5)
    const written = writeWith(send, jitter)
    await vi.advanceTimersByTimeAsync(4)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(9)
    expect(send).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await written).toEqual({ ok: true })
    expect([send.mock.calls.length, jitter.mock.calls.length]).toEqual([3, 2])
  })

  test('gives up after ten attempts, with waits of at most a second', async () => {
    const send = clientWith(10)
    const written = writeWith(send, () => 1)
    const failure = written.catch((error: unknown) => error)
    // 10 + 20 + 40 + … + 640, then twice the maximum
    await vi.advanceTimersByTimeAsync(1270 + 2000)
    expect(await failure).toBeInstanceOf(TransactionCanceledException)
    expect(send).toHaveBeenCalledTimes(10)
  })
})
