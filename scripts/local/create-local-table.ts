import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  type StreamViewType,
  UpdateTableCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { tableSchema } from '../../functions/data/table-schema.ts'

/** Writes what a new table has from the start. It may be called again after it was broken off. */
export type FillTable = (client: DynamoDBClient, tableName: string) => Promise<void>

const keySchema = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
]

const active = async (client: DynamoDBClient, tableName: string): Promise<void> => {
  await waitUntilTableExists({ client, minDelay: 0.05, maxWaitTime: 10 }, { TableName: tableName })
}

const createWithoutStream = async (client: DynamoDBClient, tableName: string): Promise<void> => {
  const { partitionKey, sortKey, indexes } = tableSchema
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
      }),
    )
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  }
}

const streamOf = async (client: DynamoDBClient, tableName: string): Promise<string | undefined> =>
  (await client.send(new DescribeTableCommand({ TableName: tableName }))).Table?.LatestStreamArn

/**
 * Makes the table where there is none yet, waits until it takes writes, and gives its stream. The stream begins after
 * `fill`: what the table has from the start concerns no subscriber. A table without a stream is one whose making was
 * broken off: it is filled again.
 * Nothing expires by itself: an engine would go by the machine's clock, and the stack has one of its own. The sweeping
 * job goes by that.
 */
export const createLocalTable = async (
  client: DynamoDBClient,
  tableName: string,
  fill: FillTable = async () => {},
): Promise<string> => {
  await createWithoutStream(client, tableName)
  await active(client, tableName)
  const present = await streamOf(client, tableName)
  if (present) return present
  await fill(client, tableName)
  await client.send(
    new UpdateTableCommand({
      TableName: tableName,
      StreamSpecification: {
        StreamEnabled: true,
        StreamViewType: tableSchema.streamView satisfies StreamViewType,
      },
    }),
  )
  await active(client, tableName)
  const made = await streamOf(client, tableName)
  if (!made) throw new Error('the table has no stream')
  return made
}
