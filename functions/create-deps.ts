import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { createTable } from './data/dynamodb-table.ts'
import { createFieldEncryption } from './data/field-encryption.ts'
import { createFileStore } from './data/file-store.ts'
import { createKeyring } from './data/keyring.ts'
import type { Table } from './data/table.ts'
import type { Config } from './runtime/config.ts'
import type { Clock, Deps, Log, Messenger, Random } from './runtime/deps.ts'
import { defaultHashStrength } from './runtime/hash-strength.ts'
import { createOriginKeys } from './runtime/origin-keys.ts'

const secureRandom: Random = {
  id: () => randomUUID(),
  secret: () => randomBytes(32).toString('base64url'),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
}

const logLine: Log = (level, message, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ level, message, ...fields })}\n`)
}

/**
 * Timeouts of requests with a waiting caller. A service without a response fails after twelve seconds, which leaves the
 * Lambda time to report it; a slow one is called three times.
 */
const waitedFor = {
  maxAttempts: 3,
  requestHandler: { requestTimeout: 4_000, connectionTimeout: 1_000, throwOnRequestTimeout: true },
}

/** Mails and SMS are sent from the stream, where nobody waits, and a repeated one would be received twice. */
const messengerHandler = { requestTimeout: 10_000, connectionTimeout: 3_000, throwOnRequestTimeout: true }

const at = (endpoint: string | undefined) => (endpoint ? { endpoint } : {})

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Builds the dependencies once, at the edge, from the configuration. */
export const createDeps = (
  config: Config,
  overrides: {
    clock?: Clock
    random?: Random
    log?: Log
    fetch?: typeof fetch
    pause?: Deps['pause']
    /** The connection to the table, if it is not AWS's. */
    connection?: Pick<DynamoDBClientConfig, 'credentials' | 'requestHandler' | 'signer'>
    /** A table that is reached without a connection. */
    table?: Table | undefined
  } = {},
): Deps => {
  const { region, endpoints, edgeStoreArn, originKeyIds, clockOffsetMs = 0 } = config
  const clock = overrides.clock ?? (() => new Date(Date.now() + clockOffsetMs))
  const random = overrides.random ?? secureRandom
  const log = overrides.log ?? logLine
  const dynamodb = new DynamoDBClient({
    region,
    ...waitedFor,
    // The middleware of each command type is resolved once.
    cacheMiddleware: true,
    ...at(endpoints.dynamodb),
    ...overrides.connection,
  })
  // The SDK's default logger copies each call and its response, field by field, and discards the copy: a tenth of a
  // call's time.
  dynamodb.middlewareStack.remove('loggerMiddleware')
  const table = overrides.table ?? createTable(dynamodb, config.tableName, Math.random)
  let kms: Promise<import('@aws-sdk/client-kms').KMSClient> | undefined
  const connectKms = () => {
    kms ??= import('@aws-sdk/client-kms').then(
      ({ KMSClient }) => new KMSClient({ region, ...waitedFor, ...at(endpoints.kms) }),
    )
    return kms
  }
  const seal = createFieldEncryption(connectKms, config.sealKeyId, clock)
  let s3: Promise<import('@aws-sdk/client-s3').S3Client> | undefined
  const connectS3 = () => {
    s3 ??= import('@aws-sdk/client-s3').then(
      ({ S3Client }) =>
        new S3Client({
          region,
          ...waitedFor,
          // In AWS the bucket's own host, the only one that pages may call; a local server has none.
          forcePathStyle: endpoints.s3 !== undefined,
          // The server compares checksums itself; the client's default would sign that of an empty body.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          ...at(endpoints.s3),
        }),
    )
    return s3
  }
  let messenger: Promise<Messenger> | undefined
  // Only one Lambda sends: no other loads these modules.
  const connectMessenger = () => {
    messenger ??= Promise.all([
      import('./runtime/messenger.ts'),
      import('./mails/skip-suppressed-addresses.ts'),
    ]).then(([{ createMessenger }, { skipSuppressedAddresses }]) =>
      skipSuppressedAddresses(createMessenger(config, messengerHandler, log), table, log),
    )
    return messenger
  }
  return {
    config,
    clock,
    random,
    hashStrength: defaultHashStrength,
    table,
    seal,
    files: createFileStore(connectS3, config.filesBucket),
    keyring: createKeyring(table, seal, random, clock),
    paperKey: {
      sign: async (digest) =>
        (await import('./data/document-key.ts')).signWithDocumentKey(
          await connectKms(),
          config.certification,
          digest,
        ),
    },
    messenger: {
      sendMail: async (mail) => (await connectMessenger()).sendMail(mail),
      sendSms: async (to, text) => (await connectMessenger()).sendSms(to, text),
    },
    ...(originKeyIds ? { originKeys: createOriginKeys(connectKms, originKeyIds) } : {}),
    ...(edgeStoreArn
      ? {
          edgeStore: {
            put: async (key: string, value: string) =>
              (await import('./runtime/edge-store.ts'))
                .connectEdgeStore(edgeStoreArn, { region, ...waitedFor })
                .put(key, value),
          },
        }
      : {}),
    log,
    fetch: overrides.fetch ?? fetch,
    pause: overrides.pause ?? pause,
  }
}
