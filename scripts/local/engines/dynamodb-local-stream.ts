import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { localRegion } from '../local-region.ts'
import { localCredentials } from '../object-store.ts'
import { openShared } from './open-shared.ts'

/** DynamoDB Local makes its file when it is first asked for something. */
const haveFileMade = async (endpoint: string): Promise<void> => {
  const client = new DynamoDBClient({ region: localRegion, endpoint, credentials: localCredentials })
  try {
    await client.send(new ListTablesCommand({}))
  } finally {
    client.destroy()
  }
}

/**
 * Gives a DynamoDB Local that has just started an index of its stream records. It looks for a stream's first and last
 * one at each write and all the time besides, and without an index goes through those of all streams that it ever had.
 */
export const indexDynamodbLocalStream = async (endpoint: string, database: string): Promise<void> => {
  await haveFileMade(endpoint)
  const connection = openShared(database)
  try {
    connection.exec('CREATE INDEX IF NOT EXISTS us_by_stream ON us (StreamID, SequenceNumber)')
  } finally {
    connection.close()
  }
}
