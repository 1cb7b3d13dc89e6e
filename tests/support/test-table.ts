import { randomUUID } from 'node:crypto'
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import type { Table } from '../../functions/data/table.ts'
import { createLocalTable } from '../../scripts/local/create-local-table.ts'
import { inMemory, openDataFolder } from '../../scripts/local/data-folder.ts'
import { connectTable } from './connect-table.ts'
import { testEngine } from './test-engine.ts'
import { useTestServices } from './test-services.ts'

export interface TestTable {
  table: Table
  streamArn: string
  streams: DynamoDBStreamsClient
  /** The path of a file in a folder that is deleted with the table. */
  file(name: string): string
  close(): Promise<void>
}

/** A separate table on a real engine, for tests of the stored form. */
export const startTestTable = async (): Promise<TestTable> => {
  const folder = await openDataFolder(inMemory, '')
  const engine = testEngine(useTestServices())
  const place = { region: 'local', endpoint: engine.endpoint }
  const tableName = `test-${randomUUID()}`
  const client = new DynamoDBClient(place)
  const streamArn = await createLocalTable(client, tableName)
  const connection = connectTable({ ...place, tableName, connection: engine.connection })
  return {
    table: connection.table,
    streamArn,
    streams: new DynamoDBStreamsClient(place),
    file: folder.file,
    async close() {
      await client.send(new DeleteTableCommand({ TableName: tableName }))
      connection.close()
      client.destroy()
      await folder.close()
    },
  }
}
