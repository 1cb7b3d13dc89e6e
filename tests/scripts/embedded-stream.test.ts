import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { createLocalTable } from '../../scripts/local/create-local-table.ts'
import { startEmbeddedEngine } from '../../scripts/local/engines/embedded-engine.ts'
import type { StreamPosition } from '../../scripts/local/stream-position.ts'
import { createStreamReader } from '../../scripts/local/stream-reader.ts'
import { openEngineClients } from '../support/engine-clients.ts'
import { startTestStack } from '../support/local-stack.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-stream-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const inDatabase = <Found>(look: (database: DatabaseSync) => Found): Found => {
  const database = new DatabaseSync(join(folder, 'table.db'), { timeout: 5000 })
  try {
    return look(database)
  } finally {
    database.close()
  }
}

const keptRecords = (): number[] =>
  inDatabase((database) =>
    database
      .prepare('SELECT CAST(sequence_number AS INTEGER) AS number FROM _stream_records ORDER BY number')
      .all()
      .map(({ number }) => Number(number)),
  )

/** Makes all records up to `last` two days old. */
const age = (last: number): void =>
  inDatabase((database) => {
    database
      .prepare(
        'UPDATE _stream_records SET created_at = created_at - 172800 WHERE CAST(sequence_number AS INTEGER) <= ?',
      )
      .run(last)
  })

/** Of a transaction. */
const maxWrites = 100

const startEngine = async () => {
  const engine = await startEmbeddedEngine()({ folder, ephemeral: false })
  const { client, streams, close } = openEngineClients(engine)
  return {
    streamArn: await createLocalTable(client, 'the-table'),
    streams,
    trim: (handled: string) => engine.trimStream?.('the-table', handled),
    async write(count: number) {
      for (let first = 0; first < count; first += maxWrites) {
        const TransactItems = Array.from({ length: Math.min(maxWrites, count - first) }, (_, index) => ({
          Put: { TableName: 'the-table', Item: { pk: { S: 'P' }, sk: { S: `${first + index}` } } },
        }))
        await client.send(new TransactWriteItemsCommand({ TransactItems }))
      }
    },
    async stop() {
      close()
      await engine.stop()
    },
  }
}

test('stream reads and writes do not scan older records, even after a restart', async () => {
  for (let start = 1; start <= 2; start++) await (await startEngine()).stop()
  const plans = inDatabase((database) =>
    [
      'SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?',
      'SELECT new_image FROM _stream_records WHERE table_name = ? AND shard_id = ? AND CAST(sequence_number AS INTEGER) > ? ORDER BY CAST(sequence_number AS INTEGER) LIMIT ?',
    ].map((statement) =>
      database
        .prepare(`EXPLAIN QUERY PLAN ${statement}`)
        .all()
        .map(({ detail }) => String(detail)),
    ),
  )
  expect(plans).toEqual([
    ['SEARCH _stream_records USING COVERING INDEX stream_order (table_name=?)'],
    ['SEARCH _stream_records USING INDEX stream_order (table_name=? AND <expr>>?)'],
  ])
})

test('handled records older than a day are trimmed, others are kept, and the sequence continues', async () => {
  const engine = await startEngine()
  await engine.write(2100)
  age(2050)
  await engine.trim('2040')
  expect(keptRecords()).toEqual(Array.from({ length: 61 }, (_, index) => 2040 + index))

  await engine.trim('2090')
  expect(keptRecords()).toEqual(Array.from({ length: 50 }, (_, index) => 2051 + index))

  age(2100)
  await engine.trim('2100')
  expect(keptRecords()).toEqual([2100])
  await engine.write(1)
  expect(keptRecords()).toEqual([2100, 2101])

  const reader = (position?: StreamPosition) =>
    createStreamReader(engine.streams, engine.streamArn, { in: () => position })
  const { shardId = '' } = (await reader()()) ?? {}
  const goOn = reader({ streamArn: engine.streamArn, shardId, sequenceNumber: '2100' })
  expect((await goOn())?.records.map(({ dynamodb }) => dynamodb?.SequenceNumber)).toEqual(['2101'])
  await engine.stop()
})

const askForCode = (url: string, phone_number: string) =>
  fetch(`${url}${accountEndpoints.sendPhoneCode.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone_country_code: '+852', phone_number }),
  })

test('a stack restarted after days trims all handled records and continues', async () => {
  const first = await startTestStack({ dataDir: folder })
  for (const number of ['61234567', '61234568', '61234569']) await askForCode(first.url, number)
  await first.idle()
  await first.close()
  const before = keptRecords()
  expect(before.length).toBeGreaterThan(3)
  age(Infinity)

  const again = await startTestStack({ dataDir: folder })
  expect(keptRecords()).toEqual(before.slice(-1))
  expect((await askForCode(again.url, '61234560')).status).toBe(200)
  await again.idle()
  expect(again.outbox.list('+85261234560')).toHaveLength(1)
  expect(again.deadLetters).toEqual([])
  await again.close()
})
