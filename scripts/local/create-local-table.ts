import {
  CreateTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  type StreamViewType,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { tableSchema } from '../../functions/data/table-schema.ts'

const keySchema = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
]

/**
 * Makes the table where there is none yet, and waits until it takes writes. Says whether it made it. Nothing expires by
 * itself: an engine would go by the machine's clock, and the stack has one of its own. The sweeping job goes by that.
 */
export const createLocalTable = async (client: DynamoDBClient, tableName: string): Promise<boolean> => {
  const { partitionKey, sortKey, indexes, streamView } = tableSchema
  const keys = [partitionKey, sortKey, ...indexes.flatMap((index) => [index.partitionKey, index.sortKey])]
  try {
    await client.send(
      new CreateTableCommand({
        TableName: tableName,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: keySchema(partitionKey, sortKey),
        AttributeDefinitions: keys.map((name) => ({ AttributeName: name, AttributeType: 'S' })),
        GlobalSecondaryIndexes: indexes.map((index) => ({
          IndexName: index.name,
          KeySchema: keySchema(index.partitionKey, index.sortKey),
          Projection: { ProjectionType: 'ALL' },
        })),
        StreamSpecification: { StreamEnabled: true, StreamViewType: streamView satisfies StreamViewType },
      }),
    )
  } catch (error) {
    if (error instanceof ResourceInUseException) return false
    throw error
  }
  await waitUntilTableExists({ client, minDelay: 0.05, maxWaitTime: 10 }, { TableName: tableName })
  return true
}
