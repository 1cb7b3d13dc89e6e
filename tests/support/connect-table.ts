import { DynamoDBClient, type ServiceOutputTypes } from '@aws-sdk/client-dynamodb'
import { createTable } from '../../functions/data/dynamodb-table.ts'
import type { Table } from '../../functions/data/table.ts'
import type { EngineConnection } from '../../scripts/local/engines/engine.ts'

export interface TablePlace {
  region: string
  endpoint: string | undefined
  tableName: string
  connection?: EngineConnection | undefined
}

/** Sends a call to DynamoDB, such as `GetItem` with its input, and returns the response. */
export type DatabaseCall = (operation: string, input: object) => Promise<object>

/** A separate connection to a table, without a timeout. `around` intercepts each call and its response. */
export const connectTable = (
  { region, endpoint, tableName, connection }: TablePlace,
  around: (call: DatabaseCall) => DatabaseCall = (call) => call,
): { table: Table; close(): void } => {
  const client = new DynamoDBClient({ region, ...(endpoint ? { endpoint } : {}), ...connection })
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const call = around(async (_operation, input) => (await next({ ...args, input })).output)
        const output = await call(commandName.replace(/Command$/, ''), args.input)
        return { response: {}, output: output as ServiceOutputTypes }
      },
    { step: 'initialize', priority: 'low' },
  )
  return {
    table: createTable(client, tableName, Math.random),
    close: () => client.destroy(),
  }
}
