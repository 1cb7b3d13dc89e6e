import { randomUUID } from 'node:crypto'
import type { Endpoint, RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
import type { FieldError } from '#shared/api/envelope.ts'
import { createDeps } from '../../functions/create-deps.ts'
import { createFieldEncryption } from '../../functions/data/field-encryption.ts'
import { createKeyring } from '../../functions/data/keyring.ts'
import type { AreaLambda } from '../../functions/http/area-lambda.ts'
import { type Config, defaultNetworkLimits, defaultSmsPerHour } from '../../functions/runtime/config.ts'
import type { Deps, Random } from '../../functions/runtime/deps.ts'
import type { HashStrength } from '../../functions/runtime/hash-strength.ts'
import type { OriginKeys } from '../../functions/runtime/origin-keys.ts'
import { type ApiCall, createApiEvent } from './api-event.ts'
import { openAppTable } from './app-table.ts'
import { createEventDrain } from './event-drain.ts'
import { formCall } from './form-call.ts'
import { connectKmsInProcess } from './kms-in-process.ts'
import { createTestOutbox, type TestOutbox } from './outbox-messenger.ts'
import { callProven } from './proven-sessions.ts'
import { createTestAreas } from './test-areas.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { testBrandName, testLender } from './test-lender.ts'
import { inMemory, type TestServices, useTestServices } from './test-services.ts'

/** A response of the API. `data` has the type of a success; for a refusal it is null. */
export interface TestResponse<Data> {
  status: number
  code: number
  data: Data
  errors: readonly FieldError[] | undefined
  headers: Record<string, unknown>
  /** The cookies that the response sets, each as a `Set-Cookie` header. */
  cookies: readonly string[]
  /** The body as text, to check that it does not contain something. */
  body: string
}

export interface SendOptions {
  /** The session's token. A `Seller` has one, so it can be passed as these options. */
  token?: string
  headers?: Record<string, string>
  /** The browser's cookies, each as in a `Cookie` header. */
  cookies?: readonly string[]
  /** The network address; the same one by default. */
  ip?: string
  /** False if the session has had no recent step-up; by default it appears to have had one. */
  isProven?: false
}

export interface LogLine {
  level: 'info' | 'error'
  message: string
  fields: Record<string, string | number>
}

export interface TestApp {
  deps: Deps
  clock: TestClock
  outbox: TestOutbox
  log: LogLine[]
  /** Sends a well-formed call through the area's Lambda. An idempotent endpoint gets a fresh key if none is given. */
  send<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: SendOptions,
  ): Promise<TestResponse<ResponseOf<E>>>
  /** Sends a call that may be malformed. */
  sendRaw(endpoint: Endpoint, call: ApiCall, options?: SendOptions): Promise<TestResponse<unknown>>
  /** Handles every event in the table, including those that follow from it. */
  drainEvents(): Promise<void>
  /** Every item of the table, for tests that nothing was written. */
  everyItem(): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

const region = 'ap-east-1'

/** Argon2id's minimum: hashes still verify only their password, but cost no time. */
const minimalHashes: HashStrength = { memory: 8, passes: 1, parallelism: 1 }

/** Parameters as sent: as text, without absent ones. */
const texts = (values: object | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

export interface TestAppOptions {
  /** The initial time of the clock, which only moves on request. */
  startAt?: string
  config?: Partial<Config>
  fetch?: typeof fetch
  /** Predictable ids and codes. */
  random?: Partial<Random>
  /** The cheapest by default. */
  hashStrength?: HashStrength
  /** Simulates a distribution in front of the API. */
  originKeys?: OriginKeys
  /** The services' addresses, outside of vitest. */
  services?: TestServices
  /** Other areas than the project's, for tests of the pipeline. */
  areas?: (deps: Deps) => (endpoint: Endpoint) => AreaLambda
}

/** The complete backend on a separate table: in memory, or on the DynamoDB engine of the run. */
export const createTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const services = options.services ?? useTestServices()
  const appTable = await openAppTable(services)

  const clock = createTestClock(options.startAt ?? '2026-11-02T01:00:00.000Z')
  const log: LogLine[] = []
  const outbox = createTestOutbox()
  const config: Config = {
    tableName: appTable.name,
    filesBucket: services.filesBucket,
    sealKeyId: services.sealKeyId,
    certification: { keyId: services.paperKeyId, certificatesFile: services.certificatesFile },
    siteUrl: 'https://portal.test',
    mailFrom: 'Brightquay <no-reply@portal.test>',
    brandName: testBrandName,
    lender: testLender,
    platforms: [],
    networkLimits: defaultNetworkLimits,
    smsPerHour: defaultSmsPerHour,
    // As long as a session's maximum age: tests move the clock by hours between two calls.
    idleMinutes: 12 * 60,
    // Tests move the clock years beyond the only fixing that they start with.
    benchmarkUrls: {},
    benchmarkMaxAgeDays: 10_000,
    secondFactorRequired: false,
    fourEyes: false,
    region,
    endpoints: {
      ...(appTable.endpoint ? { dynamodb: appTable.endpoint } : {}),
      s3: services.s3,
      kms: services.kms,
    },
    ...options.config,
  }
  const live = createDeps(config, {
    clock: clock.now,
    ...(appTable.connection ? { connection: appTable.connection } : {}),
    log: (level, message, fields = {}) => void log.push({ level, message, fields }),
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })
  const table = appTable.wrap(live.table)
  const seal =
    services.engineName === inMemory
      ? createFieldEncryption(
          async () => connectKmsInProcess(services.masterKeyFile),
          config.sealKeyId,
          clock.now,
        )
      : live.seal
  const random = { ...live.random, ...options.random }
  const deps: Deps = {
    ...live,
    table,
    seal,
    random,
    keyring: createKeyring(table, seal, random, clock.now),
    hashStrength: options.hashStrength ?? minimalHashes,
    messenger: outbox,
    ...(options.originKeys ? { originKeys: options.originKeys } : {}),
  }
  const lambdaOf = (options.areas ?? createTestAreas)(deps)
  const events = createEventDrain(deps, appTable)

  const sendRaw: TestApp['sendRaw'] = async (endpoint, call, sendOptions = {}) => {
    const { token, headers, cookies, ip, isProven = true } = sendOptions
    const event = createApiEvent(endpoint, {
      ...call,
      ...(ip ? { ip } : {}),
      ...(cookies ? { cookies } : {}),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...call.headers, ...headers },
    })
    const result = await callProven(isProven, () => lambdaOf(endpoint)(event))
    const body = result.body ?? ''
    const parsed = JSON.parse(body) as { code: number; data: unknown; errors?: FieldError[] }
    return {
      status: result.statusCode ?? 0,
      code: parsed.code,
      data: parsed.data,
      errors: parsed.errors,
      headers: result.headers ?? {},
      cookies: result.cookies ?? [],
      body,
    }
  }

  return {
    deps,
    clock,
    outbox,
    log,
    sendRaw,
    async send<E extends Endpoint>(endpoint: E, request: RequestOf<E>, sendOptions: SendOptions = {}) {
      const { params, query, headers, body } = request as {
        params?: object
        query?: object
        headers?: object
        body?: unknown
      }
      const sent: ApiCall =
        endpoint.takes === 'multipart'
          ? await formCall(body as Record<string, string | Blob>)
          : body === undefined
            ? {}
            : { body: JSON.stringify(body) }
      const call: ApiCall = {
        params: texts(params),
        query: texts(query),
        ...sent,
        headers: {
          ...sent.headers,
          ...texts(headers),
          ...(endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {}),
        },
      }
      return (await sendRaw(endpoint, call, sendOptions)) as TestResponse<ResponseOf<E>>
    },
    async drainEvents() {
      await events.drain().catch((cause: unknown) => {
        throw new Error(
          JSON.stringify(
            log.filter((line) => line.level === 'error'),
            undefined,
            1,
          ),
          { cause },
        )
      })
    },
    everyItem: appTable.everyItem,
    close: appTable.close,
  }
}
