import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { originKeyEntry } from '#shared/site/origin-proof.ts'
import { rotateOriginKey } from '../../../functions/jobs/origin-key-rotation.ts'
import { connectEdgeStore, type EdgeStore } from '../../../functions/runtime/edge-store.ts'
import { originKeyOf, originKeysFrom } from '../../support/origin-keys.ts'
import { createTestClock } from '../../support/test-clock.ts'

const arn = 'arn:aws:cloudfront::123456789012:key-value-store/7f3a'
const secret = 'what the keys follow from'

/** The key-value store's API: a change requires the ETag of the state that it changes. */
let kept: Record<string, string> = {}
let state = 1
const signatures: string[] = []
const server = createServer(async (request: IncomingMessage, response) => {
  signatures.push(`${request.headers.authorization?.split(' ')[0]} ${request.headers['x-amz-region-set']}`)
  const [, , named, , key] = (request.url ?? '').split('/').map(decodeURIComponent)
  const etag = `E${state}`
  if (named !== arn) return response.writeHead(404).end('{}')
  if (request.method === 'GET')
    return response.writeHead(200, { etag }).end(JSON.stringify({ ItemCount: 0, Created: 0, KvsARN: arn }))
  if (request.headers['if-match'] !== etag)
    return response
      .writeHead(409, { 'x-amzn-errortype': 'ConflictException' })
      .end('{"Message":"changed meanwhile"}')
  const { Value } = JSON.parse(await text(request)) as { Value: string }
  kept[key ?? ''] = Value
  state++
  return response.writeHead(200, { etag: `E${state}` }).end('{"ItemCount":1,"TotalSizeInBytes":1}')
})

let edgeStore: EdgeStore
const toServer: LookupFunction = (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }])
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  edgeStore = connectEdgeStore(arn, {
    region: 'ap-southeast-1',
    endpoint: `http://edge-store.test:${port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestHandler: { httpAgent: new Agent({ lookup: toServer }) },
    maxAttempts: 1,
  })
})
afterAll(() => server.close())
beforeEach(() => {
  kept = {}
})

const clock = createTestClock('2027-01-28T23:59:59Z')
const secretBefore = 'the one before'
const turn = (secrets: readonly string[] = [secret, secretBefore]) =>
  rotateOriginKey({
    ...(secrets.length > 0 ? { originKeys: originKeysFrom(...secrets) } : {}),
    clock: clock.now,
    edgeStore,
    log: () => {},
  } as unknown as Parameters<typeof rotateOriginKey>[0])

const entryOf = (day: string) => [day, originKeyOf(secret, day), originKeyOf(secretBefore, day)].join('.')

test('stores the day’s keys at the edge once per day, the previous secret’s among them', async () => {
  expect(await turn()).toEqual({ day: '2027-01-28' })
  const first = entryOf('2027-01-28')
  expect(kept).toEqual({ [originKeyEntry]: first })
  await turn()
  expect(kept).toEqual({ [originKeyEntry]: first })
  clock.advance('PT1S')
  await turn()
  expect(kept).toEqual({ [originKeyEntry]: entryOf('2027-01-29') })
  expect(new Set(Object.values(kept))).not.toContain(first)
  // Its signature is valid in every region, as the store requires.
  expect(new Set(signatures)).toEqual(new Set(['AWS4-ECDSA-P256-SHA256 *']))
})

test('a key reveals neither the secret nor another day’s key', () => {
  const [today, tomorrow] = ['2027-01-28', '2027-01-29'].map((day) => originKeyOf(secret, day))
  expect(today).not.toBe(tomorrow)
  expect(originKeyOf('another secret', '2027-01-28')).not.toBe(today)
})

test('fails on a concurrent change of the store, so that it is retried', async () => {
  const [put, other] = [turn(), turn()]
  const outcomes = await Promise.allSettled([put, other])
  expect(outcomes.map(({ status }) => status)).toContain('fulfilled')
  const failed = outcomes.flatMap((each) => (each.status === 'rejected' ? (each.reason as Error).name : []))
  expect(failed.filter((name) => name !== 'ConflictException')).toEqual([])
  expect(kept[originKeyEntry]).toMatch(/^2027-01-29\./)
})

test('does nothing without an edge', async () => {
  expect(await turn([])).toEqual({ day: null })
  expect(kept).toEqual({})
})
