import { randomUUID } from 'node:crypto'
import type { Endpoint, RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
import type { FieldError } from '#shared/api/envelope.ts'
import { createDeps } from '../../functions/create-deps.ts'
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
import { createTestOutbox, type TestOutbox } from './outbox-messenger.ts'
import { callProven } from './proven-sessions.ts'
import { createTestAreas } from './test-areas.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { testBrandName, testLender } from './test-lender.ts'
import { type TestServices, useTestServices } from './test-services.ts'

/** An answer of the API. `data` is typed as a success has it; of a refusal it is null. */
export interface TestResponse<Data> {
  status: number
  code: number
  data: Data
  errors: readonly FieldError[] | undefined
  headers: Record<string, unknown>
  /** What the browser is to keep: each as `Set-Cookie` has it. */
  cookies: readonly string[]
  /** The body as text, to look for what must not be in it. */
  body: string
}

export interface SendOptions {
  token?: string
  headers?: Record<string, string>
  /** What the browser keeps: each as `Cookie` has it. */
  cookies?: readonly string[]
  /** Where the call comes from; one address for all where it is left out. */
  ip?: string
  /** False where the session’s user has not just proven anew who they are; a call that takes a step-up finds them so else. */
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
  /** Sends whatever a test wants to go wrong. */
  sendRaw(endpoint: Endpoint, call: ApiCall, options?: SendOptions): Promise<TestResponse<unknown>>
  /** Deals with every event in the table, and with those that come of them. */
  drainEvents(): Promise<void>
  /** Every item of the table, for tests that nothing was written. */
  everyItem(): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

const region = 'ap-east-1'

/** As little as Argon2id can do: a hash still opens for its password alone, and takes no time. */
const lightestHashes: HashStrength = { memory: 8, passes: 1, parallelism: 1 }

/** Parameters as they travel: text, absent ones left out. */
const texts = (values: object | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

interface TestAppOptions {
  /** Where the clock stands at first; it moves only when it is told to. */
  startAt?: string
  config?: Partial<Config>
  fetch?: typeof fetch
  /** Ids and codes that a test wants to foresee. */
  random?: Partial<Random>
  /** The lightest where it is left out. */
  hashStrength?: HashStrength
  /** Where a distribution is before the API. */
  originKeys?: OriginKeys
  /** Where the services are, outside vitest. */
  services?: TestServices
  /** Areas other than the project's own, for tests of the pipeline. */
  areas?: (deps: Deps) => (endpoint: Endpoint) => AreaLambda
}

/** The whole backend on a table of its own: in memory, or on the DynamoDB engine that the run uses. */
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
    // As long as a session lasts: stories move the clock by hours between two calls.
    idleMinutes: 12 * 60,
    // Stories move the clock years ahead of the one fixing that they start with.
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
  const random = { ...live.random, ...options.random }
  const deps: Deps = {
    ...live,
    table,
    random,
    keyring: createKeyring(table, live.seal, random, clock.now),
    hashStrength: options.hashStrength ?? lightestHashes,
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
