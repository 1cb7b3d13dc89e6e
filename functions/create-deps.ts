import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { createTable } from './data/dynamodb-table.ts'
import { createFieldEncryption } from './data/field-encryption.ts'
import { createFileStore } from './data/file-store.ts'
import { createKeyring } from './data/keyring.ts'
import type { Config } from './runtime/config.ts'
import type { Clock, Deps, Log, Messenger, Random } from './runtime/deps.ts'
import { usualHashStrength } from './runtime/hash-strength.ts'
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
 * What a caller waits for. A service that does not answer has failed after twelve seconds, which leaves the Lambda the
 * time to say so; one that hesitates is asked three times.
 */
const waitedFor = {
  maxAttempts: 3,
  requestHandler: { requestTimeout: 4_000, connectionTimeout: 1_000, throwOnRequestTimeout: true },
}

/** Mails and SMS go from behind the stream, where nobody waits, and one that is sent twice is read twice. */
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
    /** How the table is reached, where that is not as it is in AWS. */
    connection?: Pick<DynamoDBClientConfig, 'credentials' | 'requestHandler' | 'signer'>
  } = {},
): Deps => {
  const { region, endpoints, edgeStoreArn, originKeyIds } = config
  const clock = overrides.clock ?? (() => new Date())
  const random = overrides.random ?? secureRandom
  const log = overrides.log ?? logLine
  const dynamodb = new DynamoDBClient({
    region,
    ...waitedFor,
    // What each call goes through is put together once for all calls of a kind.
    cacheMiddleware: true,
    ...at(endpoints.dynamodb),
    ...overrides.connection,
  })
  // It copies each call and its answer, field by field, for a log that nobody keeps: a tenth of the time that a call takes.
  dynamodb.middlewareStack.remove('loggerMiddleware')
  const table = createTable(dynamodb, config.tableName, Math.random)
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
          // In AWS by the bucket's own host, which is the only one that pages may call; a server on this machine has no such.
          forcePathStyle: endpoints.s3 !== undefined,
          // The server compares checksums itself; the client's default would sign that of an empty body.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          ...at(endpoints.s3),
        }),
    )
    return s3
  }
  let messenger: Promise<Messenger> | undefined
  // One Lambda sends: no other loads what it takes.
  const connectMessenger = () => {
    messenger ??= Promise.all([
      import('./runtime/messenger.ts'),
      import('./mails/skip-stopped-addresses.ts'),
    ]).then(([{ createMessenger }, { skipStoppedAddresses }]) =>
      skipStoppedAddresses(createMessenger(config, messengerHandler, log), table, log),
    )
    return messenger
  }
  return {
    config,
    clock,
    random,
    hashStrength: usualHashStrength,
    table,
    seal,
    files: createFileStore(connectS3, config.filesBucket),
    keyring: createKeyring(table, seal, random, clock),
    paperKey: {
      sign: async (digest) =>
        (await import('./data/paper-key.ts')).signPaper(await connectKms(), config.certification, digest),
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
