import { DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb'
import type { TestApp } from '../support/test-app.ts'

/**
 * Stops the stream of an app's table; no events are drained from then on. The embedded engine never trims its
 * stream, which would become most of a much-written table.
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
