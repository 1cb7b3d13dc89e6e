import { GetRecordsCommand } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { create } from '../../functions/data/table.ts'
import { openJournal } from '../../scripts/local/journal.ts'
import { notifyOfWrites } from '../../scripts/local/notify-of-writes.ts'
import { openStreamPosition } from '../../scripts/local/stream-position.ts'
import {
  awaitStream,
  type DeadLetter,
  type StreamPump,
  startStreamPump,
} from '../../scripts/local/stream-pump.ts'
import { createStreamReader } from '../../scripts/local/stream-reader.ts'
import { startTestTable, type TestTable } from '../support/test-table.ts'

let engine: TestTable
let pump: StreamPump | undefined

beforeAll(async () => {
  engine = await startTestTable()
  await awaitStream(engine.streams, engine.streamArn)
})
afterEach(() => pump?.stop())
afterAll(() => engine.close())

const write = async (...sortKeys: string[]) => {
  const writes = sortKeys.map((sk) => [sk, create(engine.table, { pk: 'P', sk, type: 'test' })] as const)
  await engine.table.transact(Object.fromEntries(writes))
}

const sortKeyOf = (record: DynamoDBRecord) => record.dynamodb?.NewImage?.['sk']?.S ?? ''
const positionFile = () => engine.file('position.json')

const startPump = (
  handle: (event: DynamoDBStreamEvent) => Promise<string[]>,
  rest?: { after: number; pause: number },
  position = openStreamPosition(positionFile()),
) => {
  const deadLetters = openJournal<DeadLetter>(engine.file('dead.jsonl'))
  const observed: string[] = []
  pump = startStreamPump({
    openStream: (place) => createStreamReader(engine.streams, engine.streamArn, place),
    streamArn: engine.streamArn,
    position,
    async handle(event) {
      const failed = await handle(event)
      return {
        batchItemFailures: event.Records.filter((record) => failed.includes(sortKeyOf(record))).map(
          (record) => ({
            itemIdentifier: record.dynamodb?.SequenceNumber ?? '',
          }),
        ),
      }
    },
    observe: (record) => observed.push(sortKeyOf(record)),
    deadLetters,
    clock: () => new Date('2027-01-01T00:00:00Z'),
    ...(rest ? { rest } : {}),
  })
  return { pump, deadLetters, observed }
}

test('delivers writes in order, ten at a time', async () => {
  const keys = Array.from({ length: 25 }, (_, index) => `A${String(index).padStart(2, '0')}`)
  await write(...keys)
  const batches: string[][] = []
  const started = startPump((event) => {
    batches.push(event.Records.map(sortKeyOf))
    return Promise.resolve([])
  })
  await started.pump.idle()
  expect(batches.flat()).toEqual(keys)
  expect(Math.max(...batches.map((batch) => batch.length))).toBe(10)
})

test('continues after a restart where it stopped', async () => {
  await write('B1')
  const seen: string[] = []
  const started = startPump((event) => {
    seen.push(...event.Records.map(sortKeyOf))
    return Promise.resolve([])
  })
  await started.pump.idle()
  expect(seen).toEqual(['B1'])
})

test('idle waits for writes of handlers, too', async () => {
  const seen: string[] = []
  const started = startPump(async (event) => {
    const keys = event.Records.map(sortKeyOf)
    seen.push(...keys)
    if (keys.includes('C1')) await write('C2')
    if (keys.includes('C2')) await write('C3')
    return []
  })
  await write('C1')
  await started.pump.idle()
  expect(seen).toEqual(['C1', 'C2', 'C3'])
})

test('records whose position could not be stored are delivered again, and logged once', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const kept = openStreamPosition(positionFile())
  let failures = 2
  const seen: string[] = []
  const started = startPump(
    (event) => {
      seen.push(...event.Records.map(sortKeyOf))
      return Promise.resolve([])
    },
    undefined,
    {
      ...kept,
      moveTo(next) {
        if (failures-- > 0) throw new Error('no space left')
        kept.moveTo(next)
      },
    },
  )
  await write('H1', 'H2')
  await started.pump.idle()
  expect(seen).toEqual(['H1', 'H2', 'H1', 'H2', 'H1', 'H2'])
  expect(said.mock.calls).toEqual([['The stream could not be read: no space left']])
  said.mockRestore()
})

test('retries a failed record three times, then stores a dead letter and continues', async () => {
  const attempts: string[] = []
  const started = startPump((event) => {
    attempts.push(...event.Records.map(sortKeyOf))
    return Promise.resolve(['D2'])
  })
  await write('D1', 'D2', 'D3')
  await started.pump.idle()
  expect(attempts).toEqual(['D1', 'D2', 'D3', 'D2', 'D2', 'D2'])
  expect(started.observed).toEqual(['D1', 'D3'])
  expect(openJournal<DeadLetter>(engine.file('dead.jsonl')).entries).toEqual([
    expect.objectContaining({ at: '2027-01-01T00:00:00.000Z', reason: 'reported as failed' }),
  ])
})

test('a handler that throws fails its batch, which is retried', async () => {
  let calls = 0
  const started = startPump((event) => {
    calls++
    if (calls === 1) throw new Error('cold')
    return Promise.resolve(event.Records.length === 0 ? ['none'] : [])
  })
  await write('E1')
  await started.pump.idle()
  expect(calls).toBe(2)
  expect(started.observed).toEqual(['E1'])
})

test('when idle, it reads on notification of a write', async () => {
  const sent = vi.spyOn(engine.streams, 'send')
  const { promise: handled, resolve } = Promise.withResolvers<string[]>()
  const started = startPump(
    (event) => {
      resolve(event.Records.map(sortKeyOf))
      return Promise.resolve([])
    },
    { after: 0, pause: 3_600_000 },
  )
  const answered = () =>
    sent.mock.calls.filter(
      ([command], index) =>
        command instanceof GetRecordsCommand && sent.mock.settledResults[index]?.type === 'fulfilled',
    )
  await vi.waitFor(() => expect(answered()).toHaveLength(1))
  await notifyOfWrites(engine.table, started.pump.wake).write(
    create(engine.table, { pk: 'P', sk: 'F1', type: 'test' }),
  )
  expect(await handled).toEqual(['F1'])
  sent.mockRestore()
})
