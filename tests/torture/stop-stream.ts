import { DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb'
import type { TestApp } from '../support/test-app.ts'

/**
 * Stops the stream of an app's table; nothing drains events from then on. The embedded engine never forgets what it
 * streamed: of a table that is written to tens of thousands of times, that would be most of what it holds.
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
