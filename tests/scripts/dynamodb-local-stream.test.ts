import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { indexDynamodbLocalStream } from '../../scripts/local/engines/dynamodb-local-stream.ts'

/** Stands in for DynamoDB Local, which creates its file when its tables are listed. */
const serveTables = async (database: string): Promise<string> => {
  const server = createServer((_request, response) => {
    const connection = new DatabaseSync(database)
    connection.exec(
      'CREATE TABLE us (StreamID TEXT, ShardID TEXT, SequenceNumber INTEGER, CreationDateTime INTEGER, StreamRecord BLOB, PRIMARY KEY(SequenceNumber))',
    )
    connection.close()
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{"TableNames":[]}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['stream', 'SELECT MIN(SequenceNumber) FROM us WHERE StreamID = ?', 'us_by_stream (StreamID=?)'],
  [
    'shard',
    'SELECT SequenceNumber FROM us WHERE ShardID = ? AND CreationDateTime >= ? ORDER BY SequenceNumber LIMIT 1',
    'us_by_shard (ShardID=?)',
  ],
])('DynamoDB Local finds the first record of a %s by an index', async (_name, search, index) => {
  const folder = mkdtempSync(join(tmpdir(), 'dynamodb-local-stream-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const database = join(folder, 'shared-local-instance.db')
  await indexDynamodbLocalStream(await serveTables(database), database)
  const connection = new DatabaseSync(database)
  const [step] = connection.prepare(`EXPLAIN QUERY PLAN ${search}`).all()
  connection.close()
  expect(step?.['detail']).toContain(index)
})
