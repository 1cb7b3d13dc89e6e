import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PutItemCommand, ScanCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { createLocalTable } from '../../scripts/local/create-local-table.ts'
import { startEmbeddedEngine } from '../../scripts/local/engines/embedded-engine.ts'
import { createStreamReader } from '../../scripts/local/stream-reader.ts'
import { openEngineClients } from '../support/engine-clients.ts'
import { findProcesses } from '../support/find-processes.ts'

const tableName = 'the-table'

const openFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-old-age-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const startEngine = async (folder: string) => {
  const engine = await startEmbeddedEngine()({ folder, ephemeral: false })
  const { client, streams, close } = openEngineClients(engine)
  onTestFinished(async () => {
    close()
    await engine.stop()
  })
  return { engine, client, streams, streamArn: await createLocalTable(client, tableName) }
}

const itemNamed = (sk: string) => ({
  pk: { S: 'COMPANY#1' },
  sk: { S: sk },
  gsi1pk: { S: 'FACILITY#1' },
  gsi1sk: { S: sk },
  text: { S: 'x'.repeat(500) },
})

/**
 * Fills an engine's database with copies of the item `copied` and with stream records, as the engine would
 * have written them.
 */
const growOld = (folder: string, items: number, records: number): void => {
  const database = new DatabaseSync(join(folder, 'table.db'), { timeout: 5000 })
  database.exec(`
    BEGIN;
    CREATE TEMP TABLE numbers AS
      WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${records}) SELECT n FROM counted;
    INSERT INTO "${tableName}" (pk, sk, item_json, item_size, hash_prefix)
      SELECT pk, sk || n, replace(item_json, 'copied', 'copied' || n), item_size, hash_prefix
      FROM numbers, "${tableName}" WHERE n <= ${items} AND sk = 'S:copied';
    INSERT INTO "${tableName}::gsi::by-group" (gsi_pk, gsi_sk, table_pk, table_sk, item_json)
      SELECT gsi_pk, gsi_sk || n, table_pk, table_sk || n, replace(item_json, 'copied', 'copied' || n)
      FROM numbers, "${tableName}::gsi::by-group" WHERE n <= ${items} AND table_sk = 'S:copied';
    INSERT INTO _stream_records (table_name, event_name, keys_json, new_image, sequence_number, shard_id, created_at)
      SELECT table_name, event_name, keys_json, new_image, CAST(n + 1 AS TEXT), shard_id, created_at
      FROM numbers, _stream_records WHERE sequence_number = '1';
    COMMIT`)
  database.close()
}

/** The time of an undisturbed write: other work on the machine only makes one slower. */
const lowestTenthOf = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0

test('a transaction is as fast with 10,000 items and 100,000 stream records as with none', async () => {
  const [young, old] = [
    { ...(await startEngine(openFolder())), times: [] as number[] },
    await (async () => {
      const folder = openFolder()
      const started = await startEngine(folder)
      await started.client.send(new PutItemCommand({ TableName: tableName, Item: itemNamed('copied') }))
      growOld(folder, 10_000, 100_000)
      return { ...started, times: [] as number[] }
    })(),
  ]
  const { Count } = await old.client.send(
    new ScanCommand({ TableName: tableName, IndexName: 'by-group', Select: 'COUNT' }),
  )
  expect(Count).toBeGreaterThan(1000) // a page of them

  // Alternating, so that other work on the machine affects both.
  for (let round = 0; round < 150; round++)
    for (const { client, times } of [young, old]) {
      const begun = performance.now()
      await client.send(
        new TransactWriteItemsCommand({
          TransactItems: ['a', 'b', 'c'].map((name) => ({
            Put: { TableName: tableName, Item: itemNamed(`${name}${round}`) },
          })),
        }),
      )
      times.push(performance.now() - begun)
    }
  expect(lowestTenthOf(old.times)).toBeLessThan(2 * lowestTenthOf(young.times))
})

test('every acknowledged write survives kill -9, and is in the stream', async () => {
  const folder = openFolder()
  const { engine, client } = await startEngine(folder)
  const written = Array.from({ length: 200 }, (_, index) => `${1000 + index}`)
  const answered: string[] = []
  await Promise.all(
    written.map(async (sk) => {
      await client.send(new PutItemCommand({ TableName: tableName, Item: itemNamed(sk) }))
      answered.push(sk)
    }),
  )
  for (const pid of findProcesses(join(folder, 'table.db'))) process.kill(pid, 'SIGKILL')
  await engine.exited
  expect(answered).toHaveLength(200)

  const again = await startEngine(folder)
  const { Items = [] } = await again.client.send(new ScanCommand({ TableName: tableName }))
  expect(Items.map(({ sk }) => sk?.S)).toEqual(written)
  const read = createStreamReader(again.streams, again.streamArn, { in: () => undefined })
  const records = (await read())?.records ?? []
  expect(records.map(({ dynamodb }) => dynamodb?.Keys?.['sk']?.S).toSorted()).toEqual(written)
})
