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

/** Writes the initial content of a new table. Repeatable after a crash. */
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
 * Creates a missing table, waits until it accepts writes, and returns its stream. The stream begins after `fill`:
 * initial content concerns no subscriber. A table without a stream comes from an interrupted creation: it is filled
 * again. There is no TTL: an engine would use the machine's clock, and the stack has its own. The sweeping job uses
 * that.
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
