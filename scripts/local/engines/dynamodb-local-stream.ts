import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { localRegion } from '../local-region.ts'
import { localCredentials } from '../object-store.ts'
import { openShared } from './open-shared.ts'

/** DynamoDB Local creates its file at its first request. */
const haveFileMade = async (endpoint: string): Promise<void> => {
  const client = new DynamoDBClient({ region: localRegion, endpoint, credentials: localCredentials })
  try {
    await client.send(new ListTablesCommand({}))
  } finally {
    client.destroy()
  }
}

/**
 * Adds indexes of stream records to a DynamoDB Local that has just started. At each write and continuously, it searches
 * the first and the last record of a stream and the first of a shard. Without indexes, it scans the records of all streams
 * that it ever had.
 */
export const indexDynamodbLocalStream = async (endpoint: string, database: string): Promise<void> => {
  await haveFileMade(endpoint)
  const connection = openShared(database)
  try {
    connection.exec('CREATE INDEX IF NOT EXISTS us_by_stream ON us (StreamID, SequenceNumber)')
    connection.exec('CREATE INDEX IF NOT EXISTS us_by_shard ON us (ShardID, SequenceNumber)')
  } finally {
    connection.close()
  }
}
