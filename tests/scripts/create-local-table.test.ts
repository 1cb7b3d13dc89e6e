import { DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLocalTable, type FillTable } from '../../scripts/local/create-local-table.ts'
import { testEngine } from '../support/test-engine.ts'
import { useTestServices } from '../support/test-services.ts'

let client: DynamoDBClient
let streams: DynamoDBStreamsClient
beforeAll(() => {
  const place = { region: 'local', endpoint: testEngine(useTestServices()).endpoint }
  client = new DynamoDBClient(place)
  streams = new DynamoDBStreamsClient(place)
})
afterAll(() => {
  client.destroy()
  streams.destroy()
})

const write = (TableName: string, sk: string) =>
  client.send(new PutItemCommand({ TableName, Item: { pk: { S: 'P' }, sk: { S: sk } } }))

const stored = async (TableName: string) =>
  (await client.send(new ScanCommand({ TableName }))).Items?.map(({ sk }) => sk?.S)

const streamed = async (StreamArn: string) => {
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }))
  const shard = { StreamArn, ShardId: StreamDescription?.Shards?.[0]?.ShardId }
  const { ShardIterator } = await streams.send(
    new GetShardIteratorCommand({ ...shard, ShardIteratorType: 'TRIM_HORIZON' }),
  )
  const { Records } = await streams.send(new GetRecordsCommand({ ShardIterator }))
  return Records?.map(({ dynamodb }) => dynamodb?.Keys?.['sk']?.S)
}

const filled: FillTable = async (_client, name) => void (await write(name, 'from the start'))

test('a new table’s seed is written once and not streamed, unlike later writes', async () => {
  const stream = await createLocalTable(client, 'filled-once', filled)
  await write('filled-once', 'later')
  expect(await streamed(stream)).toEqual(['later'])
  expect(
    await createLocalTable(client, 'filled-once', async (_client, name) => void (await write(name, 'again'))),
  ).toBe(stream)
  expect(await stored('filled-once')).toEqual(['from the start', 'later'])
})

test('an interrupted seeding is repeated by the next start', async () => {
  const breaksOff = createLocalTable(client, 'broken-off', () => Promise.reject(new Error('killed')))
  await expect(breaksOff).rejects.toThrow('killed')
  await createLocalTable(client, 'broken-off', filled)
  expect(await stored('broken-off')).toEqual(['from the start'])
})
