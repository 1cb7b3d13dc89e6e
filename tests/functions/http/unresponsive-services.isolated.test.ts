import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { publicLandingEndpoint } from '#shared/api/endpoint.ts'
import { codeOf } from '#shared/api/errors.ts'
import { createDeps } from '../../../functions/create-deps.ts'
import { createHttpHandler } from '../../../functions/desk/http-handler.ts'
import { createAreaLambda } from '../../../functions/http/area-lambda.ts'
import { answer, type Handler } from '../../../functions/http/handle.ts'
import { respondWithinMs } from '../../../functions/http/respond-in-time.ts'
import type { Config } from '../../../functions/runtime/config.ts'
import { synchronousTimeoutSeconds } from '../../../infra/lambdas.ts'
import { localCredentials } from '../../../scripts/local/object-store.ts'
import { createApiEvent } from '../../support/api-event.ts'
import { listenLocally } from '../../support/local-server.ts'

const lambdaEndsAfterMs = synchronousTimeoutSeconds * 1000

let peer: Server
let asked = 0
let service: string
const log: { message: string; fields: unknown }[] = []

const realTurn = (() => {
  const { setTimeout: pause } = globalThis
  return () => new Promise((resolve) => pause(resolve, 1))
})()

beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = localCredentials.accessKeyId
  process.env['AWS_SECRET_ACCESS_KEY'] = localCredentials.secretAccessKey
  // Loaded before timers are mocked, so that loading does not count as waiting.
  await Promise.all([import('@aws-sdk/client-kms'), import('@aws-sdk/client-s3')])
  // Accepts connections and never responds.
  peer = createServer(() => void asked++)
  service = await listenLocally(peer)
})
afterEach(() => {
  vi.useRealTimers()
  asked = 0
  log.length = 0
})
afterAll(() => {
  peer.closeAllConnections()
  peer.close()
})

const depsOf = () =>
  createDeps(
    {
      region: 'ap-east-1',
      tableName: 't',
      filesBucket: 'b',
      sealKeyId: 'k',
      endpoints: { dynamodb: service, s3: service, kms: service },
    } as Config,
    { log: (_, message, fields) => void log.push({ message, fields }) },
  )

const schemas = { call: { response: z.null() } }
const call = publicLandingEndpoint<typeof schemas.call>()({
  name: 'call',
  method: 'GET',
  path: '/sample/call',
})

const lambdaThat = (handler: Handler<typeof call>) =>
  createAreaLambda({ call }, schemas, { call: async () => handler }, depsOf())

/** The result of `work` and its duration in milliseconds, with minutes simulated within a second. */
const watch = async <Result>(work: () => Promise<Result>) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const settled: Result[] = []
  let passedMs = 0
  const done = work().then((result) => settled.push(result))
  for (; settled.length === 0 && passedMs < 120_000; passedMs += 20) {
    await realTurn()
    await vi.advanceTimersByTimeAsync(20)
  }
  await done
  return { passedMs, result: settled[0] as Result }
}

test.each([
  ['DynamoDB', ({ table }) => table.get({ pk: 'a', sk: 'b' })],
  ['S3', ({ files }) => files.head('a')],
  ['KMS', ({ seal }) => seal.seal('a', 'event')],
] satisfies [string, (deps: ReturnType<typeof depsOf>) => Promise<unknown>][])(
  'a call gets an error code within its Lambda’s lifetime if %s accepts it and never responds',
  async (_, ask) => {
    const lambda = lambdaThat(async (__, deps) => {
      await ask(deps)
      return answer(null)
    })
    const { passedMs, result } = await watch(() => lambda(createApiEvent(call, {})))
    expect(asked).toBe(3)
    expect(passedMs).toBeLessThan(respondWithinMs)
    expect(result.statusCode).toBe(500)
    expect(JSON.parse(result.body ?? '')).toMatchObject({ code: codeOf('internalError') })
    expect(log[0]).toMatchObject({ message: 'a call failed', fields: { error: 'TimeoutError' } })
  },
)

test('a call whose waits would exceed its Lambda’s lifetime returns a timeout', async () => {
  const lambda = lambdaThat(async (_, { table }) => {
    for (let tried = 0; tried < 5; tried++) await table.get({ pk: 'a', sk: 'b' }).catch(() => undefined)
    return answer(null)
  })
  const { passedMs, result } = await watch(() => lambda(createApiEvent(call, {})))
  expect(passedMs).toBeGreaterThanOrEqual(respondWithinMs)
  expect(passedMs).toBeLessThan(lambdaEndsAfterMs - 1_000)
  expect(result.statusCode).toBe(504)
  expect(JSON.parse(result.body ?? '')).toMatchObject({
    code: codeOf('timedOut'),
    request_id: expect.any(String),
  })
})

test('as does an act of the back office', async () => {
  const deps = depsOf()
  const desk = createHttpHandler(
    () => new Promise(() => {}),
    { roles: { Desk: ['reviewer'] } },
    async () => {},
    deps,
  )
  const event = {
    requestContext: {
      requestId: 'r',
      authorizer: { iam: { userArn: 'arn:aws:sts::123456789012:assumed-role/Desk/lee' } },
    },
    body: JSON.stringify({ action: 'act' }),
  } as Parameters<typeof desk>[0]
  const { passedMs, result } = await watch(() => desk(event))
  expect(passedMs).toBeLessThan(lambdaEndsAfterMs - 1_000)
  expect(JSON.parse(result.body ?? '')).toMatchObject({ ok: false, code: codeOf('databaseFailure') })
})
