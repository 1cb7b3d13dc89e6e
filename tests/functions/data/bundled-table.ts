import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createTable } from '../../../functions/data/dynamodb-table.ts'
import type { Table } from '../../../functions/data/table.ts'

/** The table as a Lambda's bundle has it. */
export const connectBundled = (endpoint: string, name: string): { table: Table; close(): void } => {
  const client = new DynamoDBClient({ region: 'local', endpoint, maxAttempts: 3 })
  return { table: createTable(client, name, Math.random), close: () => client.destroy() }
}
