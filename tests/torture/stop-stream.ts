import { DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb'
import type { TestApp } from '../support/test-app.ts'

/**
 * Stops the stream of an app's table; nothing drains events from then on. The embedded engine keeps all records of all
 * streams, and looks through them at each write: a table that is written to tens of thousands of times would measure
 * that and nothing else.
 */
export const stopStream = async ({ deps }: TestApp): Promise<void> => {
  const { region, endpoints, tableName } = deps.config
  const client = new DynamoDBClient({
    region,
    ...(endpoints.dynamodb ? { endpoint: endpoints.dynamodb } : {}),
  })
  await client.send(
    new UpdateTableCommand({ TableName: tableName, StreamSpecification: { StreamEnabled: false } }),
  )
  client.destroy()
}
