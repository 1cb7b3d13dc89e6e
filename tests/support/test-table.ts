import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { createTable, type Table } from '../../functions/data/table.ts'
import { createLocalTable } from '../../scripts/local/create-local-table.ts'
import { inMemory, openDataFolder } from '../../scripts/local/data-folder.ts'
import { startEmbeddedEngine } from '../../scripts/local/engines/embedded-engine.ts'

export interface TestTable {
  table: Table
  streamArn: string
  streams: DynamoDBStreamsClient
  /** A folder that goes with the table. */
  file(name: string): string
  close(): Promise<void>
}

const tableName = 'test'

/** A table of its own on a real engine, in memory. Ready in a moment; for tests of what is stored and how. */
export const startTestTable = async (): Promise<TestTable> => {
  const folder = await openDataFolder(inMemory, '')
  const engine = await startEmbeddedEngine()({ folder: folder.path, ephemeral: true })
  const place = {
    region: 'local',
    endpoint: engine.endpoint,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }
  const client = new DynamoDBClient(place)
  await createLocalTable(client, tableName)
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }))
  return {
    table: createTable(
      DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
      tableName,
      Math.random,
    ),
    streamArn: Table?.LatestStreamArn ?? '',
    streams: new DynamoDBStreamsClient(place),
    file: folder.file,
    async close() {
      client.destroy()
      await engine.stop()
      await folder.close()
    },
  }
}
