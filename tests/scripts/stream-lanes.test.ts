import { join } from 'node:path'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { create } from '../../functions/data/table.ts'
import type { LaneName } from '../../functions/events/lanes.ts'
import { openJournal } from '../../scripts/local/journal.ts'
import { startStreamLanes } from '../../scripts/local/stream-lanes.ts'
import { awaitStream, type DeadLetter } from '../../scripts/local/stream-pump.ts'
import { createStreamReader } from '../../scripts/local/stream-reader.ts'
import { startTestTable, type TestTable } from '../support/test-table.ts'

let engine: TestTable
let pump: ReturnType<typeof startStreamLanes> | undefined

beforeAll(async () => {
  engine = await startTestTable()
  await awaitStream(engine.streams, engine.streamArn)
})
afterEach(() => pump?.stop())
afterAll(() => engine.close())

const write = (sk: string) => engine.table.write(create(engine.table, { pk: 'P', sk, type: 'test' }))
const keysOf = ({ Records }: DynamoDBStreamEvent) =>
  Records.map(({ dynamodb }) => dynamodb?.NewImage?.['sk']?.S ?? '')

const startLanes = (handle: (lane: LaneName, keys: string[]) => Promise<void>) => {
  const handles =
    (lane: LaneName) =>
    async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
      await handle(lane, keysOf(event))
      return { batchItemFailures: [] }
    }
  pump = startStreamLanes({
    openStream: (place) => createStreamReader(engine.streams, engine.streamArn, place),
    streamArn: engine.streamArn,
    lanes: { events: handles('events'), 'bulk-events': handles('bulk-events') },
    file: (name) => join(engine.file('.'), name),
    observe: () => {},
    deadLetters: openJournal<DeadLetter>(engine.file('dead.jsonl')),
    clock: () => new Date('2027-01-01T00:00:00Z'),
  })
  return pump
}

test('a lane that is held up does not delay the other, and keeps its place', async () => {
  const { promise: release, resolve } = Promise.withResolvers<void>()
  const { promise: passed, resolve: pass } = Promise.withResolvers<void>()
  const bulk: string[] = []
  const lanes = startLanes(async (lane, keys) => {
    if (lane === 'events') {
      if (keys.includes('A2')) pass()
      return
    }
    await release
    bulk.push(...keys)
  })
  await write('A1')
  await write('A2')
  await passed
  expect(bulk).toEqual([])
  resolve()
  await lanes.idle()
  expect(bulk).toEqual(['A1', 'A2'])
})

test('idle waits for what one lane writes for the other', async () => {
  const seen: string[] = []
  const lanes = startLanes(async (lane, keys) => {
    if (lane === 'events' && keys.includes('B1')) await write('B2')
    if (lane === 'bulk-events' && keys.includes('B2')) await write('B3')
    if (lane === 'events') seen.push(...keys)
  })
  await write('B1')
  await lanes.idle()
  expect(seen).toEqual(['B1', 'B2', 'B3'])
})

test('both continue after a restart where they stopped', async () => {
  const seen: string[] = []
  const lanes = startLanes(async (lane, keys) => void seen.push(...keys.map((key) => `${lane} ${key}`)))
  await write('C1')
  await lanes.idle()
  expect(seen.toSorted()).toEqual(['bulk-events C1', 'events C1'])
  expect(lanes.in(engine.streamArn)).toBeDefined()
})
