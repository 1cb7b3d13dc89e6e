import { randomUUID } from 'node:crypto'
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient, TrimmedDataAccessException } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Image } from '../../functions/data/item-update.ts'
import type { Table } from '../../functions/data/table.ts'
import { createLocalTable } from '../../scripts/local/create-local-table.ts'
import type { EngineConnection } from '../../scripts/local/engines/engine.ts'
import type { StreamPosition } from '../../scripts/local/stream-position.ts'
import { toLambdaRecord } from '../../scripts/local/stream-pump.ts'
import { createStreamReader, type StreamPage } from '../../scripts/local/stream-reader.ts'
import { changeRecord } from './change-record.ts'
import { createMemoryTable, type ItemChange } from './memory-table.ts'
import { recordingBeyondEngine } from './record-beyond-engine.ts'
import { scanTable } from './scan-table.ts'
import { testEngine } from './test-engine.ts'
import { inMemory, type TestServices } from './test-services.ts'

/** The table of one test app. */
export interface AppTable {
  name: string
  /** The endpoint for AWS clients; absent for a table in memory. */
  endpoint: string | undefined
  connection: EngineConnection | undefined
  /** The table that the app uses, given the one which its AWS client reaches. */
  wrap(table: Table): Table
  /** The records of the table's stream since the last call, in Lambda's format. */
  readStream(): Promise<DynamoDBRecord[]>
  everyItem(): Promise<Image[]>
  close(): Promise<void>
}

const region = 'ap-east-1'

const openMemoryTable = (name: string): AppTable => {
  let changes: ItemChange[] = []
  let sequence = 0
  const table = createMemoryTable(name, { onCommit: (made) => void changes.push(...made) })
  return {
    name,
    endpoint: undefined,
    connection: undefined,
    wrap: () => table,
    async readStream() {
      const read = changes
      changes = []
      return read.map((change) => changeRecord(change, ++sequence))
    },
    everyItem: async () => table.items(),
    async close() {},
  }
}

const openEngineTable = async (name: string, services: TestServices): Promise<AppTable> => {
  const { endpoint, connection } = testEngine(services)
  const client = new DynamoDBClient({ region, endpoint, ...connection })
  const streamArn = await createLocalTable(client, name)
  const streams = new DynamoDBStreamsClient({ region, endpoint, ...connection })
  let position: StreamPosition | undefined
  const read = createStreamReader(streams, streamArn, { in: () => position })
  /** DynamoDB Local may reject one read after trimming old records. */
  const readOn = (): Promise<StreamPage | undefined> =>
    read().catch((error: unknown) => {
      if (error instanceof TrimmedDataAccessException) return read()
      throw error
    })
  return {
    name,
    endpoint,
    connection,
    wrap: recordingBeyondEngine,
    async readStream() {
      const records: DynamoDBRecord[] = []
      for (;;) {
        const page = await readOn()
        if (!page || page.records.length === 0) return records
        records.push(...page.records.map(toLambdaRecord))
        const sequenceNumber = page.records.at(-1)?.dynamodb?.SequenceNumber
        if (sequenceNumber) position = { streamArn, shardId: page.shardId, sequenceNumber }
      }
    },
    everyItem: () => scanTable({ region, endpoint, tableName: name, connection }),
    async close() {
      streams.destroy()
      await client.send(new DeleteTableCommand({ TableName: name }))
      client.destroy()
    },
  }
}

/** A new table, in memory or on the engine of this run. */
export const openAppTable = async (services: TestServices): Promise<AppTable> => {
  const name = `test-${randomUUID()}`
  return services.engineName === inMemory ? openMemoryTable(name) : openEngineTable(name, services)
}
