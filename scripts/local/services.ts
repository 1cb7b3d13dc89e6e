import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { KMSClient } from '@aws-sdk/client-kms'
import { createTable } from '../../functions/data/dynamodb-table.ts'
import { createFieldEncryption, type FieldEncryption } from '../../functions/data/field-encryption.ts'
import type { Table } from '../../functions/data/table.ts'
import { createLocalTable } from './create-local-table.ts'
import type { DataFolder } from './data-folder.ts'
import type { Engine, EngineConnection, StartEngine } from './engines/engine.ts'
import { ensureLocalCertificate } from './local-certificate.ts'
import { localRegion } from './local-region.ts'
import {
  filesBucket,
  type HandleRequest,
  localCredentials,
  type OnStored,
  openObjectStore,
} from './object-store.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { localKeyId, localPaperKeyId } from './peers/kms-peer.ts'
import { startPeers } from './peers/start-peers.ts'
import { proxyToStore } from './proxied-store.ts'
import { openStackClock, type StackClock } from './stack-clock.ts'
import { awaitStream } from './stream-pump.ts'
import { createStreamReader, type OpenStream } from './stream-reader.ts'

export const localTableName = 'seller-financing'

/** The AWS services: the table and its stream, files, mail, SMS and keys. */
export interface Services {
  readonly clock: StackClock
  readonly outbox: Outbox
  readonly tableName: string
  readonly streamArn: string
  readonly openStream: OpenStream
  /** Settings of the table's clients, other than the endpoint. */
  readonly connection: EngineConnection
  /** The table, if it is reached without a client. */
  readonly table: Table | undefined
  readonly serveFiles: HandleRequest
  /** Notifies `listener` of each object stored from now on. */
  watchFiles(listener: OnStored): void
  readonly seal: FieldEncryption
  /** The services' addresses, as the Lambdas' variables. */
  readonly variables: Record<string, string>
  /** Deletes old stream records before a record, if the engine does not. */
  trimStream(handled: string): Promise<void>
  /** Resolves with its last output when the engine has ended unexpectedly. */
  readonly engineExited: Promise<string>
}

// The AWS clients take credentials from the environment. They must get only these, never those of the machine's user.
const useLocalCredentials = (): void => {
  process.env['AWS_ACCESS_KEY_ID'] = localCredentials.accessKeyId
  process.env['AWS_SECRET_ACCESS_KEY'] = localCredentials.secretAccessKey
  delete process.env['AWS_SESSION_TOKEN']
  delete process.env['AWS_PROFILE']
}

/** Creates a missing table with its stream, and has `fill` write the content of a new one. */
const openTable = async (
  engine: Engine,
  tableName: string,
  cleanup: AsyncDisposableStack,
  fill: (table: Table) => Promise<void>,
) => {
  const opened = engine.openTable?.(tableName)
  if (opened) {
    await fill(opened.table)
    return { ...opened, streamArn: tableName }
  }
  const place = { region: localRegion, endpoint: engine.endpoint, ...engine.connection }
  const dynamodb = new DynamoDBClient(place)
  const streams = new DynamoDBStreamsClient(place)
  cleanup.defer(() => {
    dynamodb.destroy()
    streams.destroy()
  })
  // Nothing else writes to a new table: no transaction meets another.
  const streamArn = await createLocalTable(dynamodb, tableName, (client, name) =>
    fill(createTable(client, name, () => 0)),
  )
  if (engine.servesAll)
    cleanup.defer(async () => {
      // The engine may have ended before the stack, with its tables.
      await dynamodb.send(new DeleteTableCommand({ TableName: tableName })).catch(() => {})
    })
  await awaitStream(streams, streamArn)
  const openStream: OpenStream = (position) => createStreamReader(streams, streamArn, position)
  return { table: undefined, streamArn, openStream }
}

/**
 * Starts the services, with their data in `folder`. Files are served by the caller, at `origin`. Started ones end with
 * `cleanup`, also when a later one fails to start. A new table is filled by `fill`.
 */
export const startServices = async (
  folder: DataFolder,
  origin: string,
  startEngine: StartEngine,
  cleanup: AsyncDisposableStack,
  fill: (table: Table) => Promise<void> = async () => {},
): Promise<Services> => {
  useLocalCredentials()
  const clock = openStackClock(folder.file('clock.json'))
  const outbox = openOutbox(folder.file('outbox.jsonl'), clock)
  mkdirSync(folder.file('files'), { recursive: true })

  const engine = await startEngine({ folder: folder.path, ephemeral: folder.ephemeral })
  cleanup.defer(() => engine.stop())
  const watchers: OnStored[] = []
  const onStored: OnStored = (key) => watchers.forEach((watcher) => watcher(key))
  const aws = engine.servesAll && engine.endpoint
  const [peers, serveFiles] = await Promise.all([
    startPeers(folder, outbox, () => clock.now(), aws),
    aws ? proxyToStore(aws, onStored) : openObjectStore(folder.file('files'), onStored),
  ])
  cleanup.defer(() => peers.close())

  const certificatesFile = await ensureLocalCertificate(folder.file('papers.pem'), peers.endpoints.kms)
  const tableName = aws ? `${localTableName}-${randomUUID()}` : localTableName
  const { table, streamArn, openStream } = await openTable(engine, tableName, cleanup, fill)

  return {
    clock,
    outbox,
    tableName,
    streamArn,
    openStream,
    connection: engine.connection ?? {},
    table,
    serveFiles,
    watchFiles: (listener) => void watchers.push(listener),
    seal: createFieldEncryption(
      async () => new KMSClient({ region: localRegion, endpoint: peers.endpoints.kms }),
      localKeyId,
      () => clock.now(),
    ),
    trimStream: async (handled) => engine.trimStream?.(tableName, handled),
    engineExited: engine.exited,
    variables: {
      TABLE_NAME: tableName,
      FILES_BUCKET: filesBucket,
      SEAL_KEY_ID: localKeyId,
      CERTIFICATION: JSON.stringify({
        keyId: localPaperKeyId,
        certificatesFile,
        timeStampUrl: peers.endpoints.timeStamps,
      }),
      AWS_REGION: localRegion,
      AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
      AWS_ENDPOINT_URL_S3: origin,
      AWS_ENDPOINT_URL_SES: peers.endpoints.ses,
      AWS_ENDPOINT_URL_SNS: peers.endpoints.sns,
      AWS_ENDPOINT_URL_KMS: peers.endpoints.kms,
    },
  }
}
