import { expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { originKeyEntry } from '#shared/site/origin-proof.ts'
import { viewerAddress } from '../../../functions/http/viewer-address.ts'
import type { OriginKeys } from '../../../functions/runtime/origin-keys.ts'
import { createApiEvent } from '../../support/api-event.ts'
import { loadEdgeFunction } from '../../support/edge-function.ts'
import { originKeyOf, originKeysFrom } from '../../support/origin-keys.ts'
import { createTestApp } from '../../support/test-app.ts'

const secret = 'what the keys follow from'
const secretBefore = 'what they followed from before'
const edge = '198.51.100.1'
const viewer = '203.0.113.99'
const noon = new Date('2027-01-28T12:00:00Z')

type Headers = Record<string, string>
type Handler = (event: object) => Promise<{ headers: Record<string, { value: string }> }>

/** The headers of a browser's call through the distribution at an instant. */
const headersBy = async ({
  at = noon,
  of = [secret],
  day = at.toISOString().slice(0, 10),
  sent = {},
}: {
  at?: Date
  of?: readonly string[]
  day?: string
  sent?: Headers
} = {}): Promise<Headers> => {
  const handler = loadEdgeFunction<Handler>('to-route', {
    store: { [originKeyEntry]: [day, ...of.map((each) => originKeyOf(each, day))].join('.') },
    now: () => at,
  })
  const headers = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, { value }]))
  const request = await handler({ request: { uri: '/api/user', headers }, viewer: { ip: viewer } })
  return Object.fromEntries(Object.entries(request.headers).map(([name, { value }]) => [name, value]))
}

const addressOf = (
  headers: Headers,
  deps: { originKeys?: OriginKeys } = { originKeys: originKeysFrom(secret, secretBefore) },
  now = noon,
) =>
  viewerAddress(createApiEvent(accountEndpoints.getCallerIp, { ip: edge, headers }), {
    ...deps,
    clock: () => now,
    log: () => {},
  })

const later = (ms: number) => new Date(noon.getTime() + ms)

test('through the distribution, the address is the one that it set, whatever the browser sent', async () => {
  expect(await addressOf(await headersBy())).toBe(viewer)
  const sent = { 'x-viewer-address': '192.0.2.1', 'x-origin-proof': 'its own' }
  expect(await addressOf(await headersBy({ sent }))).toBe(viewer)
})

test('a rotation of the secret is accepted forth and back, before the job has set the edge’s keys', async () => {
  const first = { originKeys: originKeysFrom(secretBefore) }
  const second = { originKeys: originKeysFrom(secret, secretBefore) }
  const third = { originKeys: originKeysFrom('the next secret', secret) }
  const [ofFirst, ofSecond] = [
    await headersBy({ of: [secretBefore] }),
    await headersBy({ of: [secret, secretBefore] }),
  ]
  for (const accepting of [first, second]) expect(await addressOf(ofFirst, accepting)).toBe(viewer)
  for (const accepting of [first, second, third]) expect(await addressOf(ofSecond, accepting)).toBe(viewer)
  // A second rotation ends the first secret.
  expect(await addressOf(ofFirst, third)).toBeUndefined()
})

test('a captured proof is valid for a minute, and for its address only', async () => {
  const headers = await headersBy()
  expect(await addressOf(headers, undefined, later(60_000))).toBe(viewer)
  expect(await addressOf(headers, undefined, later(61_000))).toBeUndefined()
  expect(await addressOf(headers, undefined, later(-61_000))).toBeUndefined()
  expect(await addressOf({ ...headers, 'x-viewer-address': '192.0.2.1' })).toBeUndefined()
})

test('a key is valid for a week from its day on', async () => {
  const day = '2027-01-28'
  const lastSecond = new Date('2027-02-03T23:59:59Z')
  const over = new Date('2027-02-04T00:00:00Z')
  expect(await addressOf(await headersBy({ at: lastSecond, day }), undefined, lastSecond)).toBe(viewer)
  expect(await addressOf(await headersBy({ at: over, day }), undefined, over)).toBeUndefined()
  expect(await addressOf(await headersBy({ day: '2027-01-29' }))).toBeUndefined()
})

test('without the distribution, there is no address', async () => {
  const headers = await headersBy()
  const [day, seconds] = (headers['x-origin-proof'] ?? '').split('.')
  for (const proof of [
    undefined,
    '',
    'a.b.c',
    `${day}.${seconds}.`,
    `${day}.${seconds}.${'0'.repeat(64)}`,
    `${headers['x-origin-proof']}.`,
  ])
    expect(
      await addressOf({
        'x-viewer-address': viewer,
        ...(proof === undefined ? {} : { 'x-origin-proof': proof }),
      }),
    ).toBeUndefined()
  expect(await addressOf(await headersBy({ of: ['another secret of ours', 'and one more'] }))).toBeUndefined()
  expect(await addressOf({ 'x-origin-proof': headers['x-origin-proof'] ?? '' })).toBeUndefined()
})

test('if there is no distribution, nobody can pose as one', async () => {
  expect(await addressOf(await headersBy(), {})).toBe(edge)
})

test('without a key the edge fails, and raises its alarm', async () => {
  const handler = loadEdgeFunction<Handler>('to-route')
  await expect(
    handler({ request: { uri: '/api/user', headers: {} }, viewer: { ip: viewer } }),
  ).rejects.toThrow('KeyNotFound')
})

test('a call that bypasses the distribution is refused before any look-up', async () => {
  const app = await createTestApp({ originKeys: originKeysFrom(secret) })
  const ask = (headers: Headers) => app.sendRaw(accountEndpoints.getCallerIp, { headers })
  const headers = await headersBy({ at: app.clock.now() })
  expect(await ask(headers)).toMatchObject({ status: 200, data: { ip: viewer } })
  for (const each of [{}, { 'x-viewer-address': viewer }, await headersBy({ of: [secretBefore] })])
    expect(await ask(each)).toMatchObject({ status: 403, code: 403 })
  // Each is a log line for its alarm, and none is an abuse signal.
  const lines = app.log.map(({ message, fields }) => [message, fields['sign']])
  expect(lines.filter(([message]) => message === 'a call came past the distribution')).toHaveLength(3)
  expect(lines.filter(([, sign]) => sign !== undefined)).toEqual([])
  await app.close()
})
