import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import type { Engine } from '../../scripts/local/engines/engine.ts'
import { localCredentials } from '../../scripts/local/object-store.ts'

/** Clients of an engine, configured as the stack does. */
export const openEngineClients = ({ endpoint, connection }: Engine) => {
  const place = { region: 'local', endpoint, credentials: localCredentials, ...connection }
  const [client, streams] = [new DynamoDBClient(place), new DynamoDBStreamsClient(place)]
  return {
    client,
    streams,
    close(): void {
      client.destroy()
      streams.destroy()
    },
  }
}
