import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import type { TablePlace } from './connect-table.ts'

/** Every item of a table. */
export const scanTable = async ({
  region,
  endpoint,
  tableName,
  connection,
}: TablePlace): Promise<Record<string, unknown>[]> => {
  const client = new DynamoDBClient({ region, ...(endpoint ? { endpoint } : {}), ...connection })
  const document = DynamoDBDocumentClient.from(client)
  const items: Record<string, unknown>[] = []
  for await (const page of paginateScan({ client: document }, { TableName: tableName, ConsistentRead: true }))
    items.push(...(page.Items ?? []))
  client.destroy()
  return items
}
