import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { TestApp } from '../support/test-app.ts'

/** What a batch takes, and how many are under way. */
const [mostOfBatch, atOnce] = [25, 8]

/** Puts items into an app's table as they are, past all handlers: what these would have written. */
export const writeItems = async (
  { deps }: TestApp,
  items: readonly Record<string, unknown>[],
): Promise<void> => {
  const { region, endpoints, tableName } = deps.config
  const client = new DynamoDBClient({
    region,
    ...(endpoints.dynamodb ? { endpoint: endpoints.dynamodb } : {}),
  })
  const document = DynamoDBDocumentClient.from(client)
  let next = 0
  const writer = async () => {
    while (next < items.length) {
      const batch = items.slice(next, next + mostOfBatch)
      next += batch.length
      const requests = batch.map((Item) => ({ PutRequest: { Item } }))
      const { UnprocessedItems = {} } = await document.send(
        new BatchWriteCommand({ RequestItems: { [tableName]: requests } }),
      )
      if (Object.keys(UnprocessedItems).length > 0)
        throw new Error('the engine left items of a batch unwritten')
    }
  }
  await Promise.all(Array.from({ length: atOnce }, writer))
  client.destroy()
}
