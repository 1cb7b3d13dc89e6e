import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { eventSchemas } from '../../functions/data/domain-events.ts'
import type { StoredEvent } from '../../functions/data/events.ts'
import { createKeyring } from '../../functions/data/keyring.ts'
import { parseEvent } from '../../functions/events/parse-event.ts'
import { closeDay } from '../../functions/jobs/daily-close.ts'
import { seedBelongings } from '../support/belongings/seed-belongings.ts'
import { exampleCall, type Parts, toApiCall } from '../support/example-call.ts'
import { exampleOf } from '../support/generate/example-of.ts'
import { createMemoryApp, type MemoryApp } from '../support/memory-app.ts'
import { lostFields } from '../support/release/lost-fields.ts'
import { type ReleaseRecord, readRelease, writeRelease } from '../support/release/release-record.ts'
import { signUpSeller } from '../support/sign-up-seller.ts'
import type { TestAppOptions } from '../support/test-app.ts'

const endpoints = Object.values(allEndpoints).flatMap((area) => Object.values<Endpoint>(area))
const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]))

/** Seeds of examples: each gives other variants and optional fields. */
const seeds = [1, 2]

/** A marketplace that refuses every consent. */
const options: TestAppOptions = {
  config: {
    platforms: [
      {
        id: 'sandbox',
        kind: 'marketplace',
        name: 'Sandbox',
        authorizeUrl: 'https://shop.test/authorize',
        tokenUrl: 'https://shop.test/token',
        apiUrl: 'https://shop.test/api',
        clientId: 'portal',
      },
    ],
  },
  fetch: async () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
}

/** An app whose table also has the keys that sign its sessions. */
const openApp = async (): Promise<MemoryApp> => {
  const app = await createMemoryApp(options)
  const { deps, table, clock } = app
  deps.keyring = createKeyring(table, deps.seal, deps.random, clock.now)
  return app
}

/** Reads that need no id, so that they can be repeated on the same items. */
const repeatable = endpoints.filter(
  (endpoint) => endpoint.reads && endpoint.audience === 'session' && !schemasOf(endpoint).params,
)

const read = async (app: MemoryApp, name: string, parts: Parts, token: string) => {
  const endpoint = byName.get(name)
  if (!endpoint) throw new Error(`there is no endpoint ${name}`)
  const { status, data } = await app.sendRaw(endpoint, toApiCall(parts), { token })
  return { status, data }
}

/** Records the items, events and calls of this version as the last release, for `node scripts/record-release.ts`. */
const record = async (): Promise<ReleaseRecord> => {
  const app = await openApp()
  const seller = await signUpSeller(app)
  await seedBelongings(app, seller)
  const items = app.table.items()
  const at = app.clock.now().toISOString()
  const reads = []
  for (const endpoint of repeatable) {
    const parts = exampleCall(endpoint)
    const { status, data } = await read(app, endpoint.name, parts, seller.token)
    if (status === 200) reads.push({ name: endpoint.name, parts, status, data })
  }
  await app.close()
  return {
    at,
    seller,
    items,
    events: Object.fromEntries(
      Object.entries<z.core.$ZodType>(eventSchemas).map(([name, schema]) => [
        name,
        seeds.map((seed) => exampleOf(schema as never, seed)),
      ]),
    ),
    eventSchemas: Object.fromEntries(
      Object.entries<z.core.$ZodType>(eventSchemas).map(([name, schema]) => [
        name,
        z.toJSONSchema(schema, { io: 'input' }),
      ]),
    ),
    requests: endpoints.flatMap((endpoint) =>
      seeds.map((seed) => ({
        name: endpoint.name,
        method: endpoint.method,
        path: endpoint.path,
        parts: exampleCall(endpoint, seed),
      })),
    ),
    reads,
  }
}

if (process.env['RECORD_RELEASE']) writeRelease(await record())

const release = readRelease()

describe('a Lambda of this version', () => {
  test('understands every event of the last release', () => {
    const refused = Object.entries(release.events).flatMap(([name, examples]) =>
      examples.flatMap((payload) => {
        const parsed = parseEvent({ name, payload } as unknown as StoredEvent)
        return 'reason' in parsed ? [`${name}: ${parsed.reason}`] : []
      }),
    )
    expect(refused).toEqual([])
    expect(Object.keys(release.events).length).toBeGreaterThan(40)
  })

  test('sends no event that the last release would misread', () => {
    const refused = Object.entries(release.eventSchemas).flatMap(([name, schema]) => {
      const present = eventSchemas[name as keyof typeof eventSchemas] as z.core.$ZodType | undefined
      // An event that is no longer sent need not be valid in the last release.
      if (!present) return []
      const ofRelease = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema)
      return seeds
        .map((seed) => ofRelease.safeParse(exampleOf(present as never, seed)))
        .flatMap(({ error }) => {
          // An event with a value that was added since stays open until a Lambda of this version handles it.
          const issues = error?.issues.filter(({ code }) => code !== 'invalid_value') ?? []
          return issues.length > 0 ? [`${name}: ${issues.map(({ path }) => path.join('.')).join(', ')}`] : []
        })
    })
    expect(refused).toEqual([])
  })

  test('accepts every call of the last release’s browser', () => {
    const refused = release.requests.flatMap(({ name, method, path, parts }) => {
      const endpoint = byName.get(name)
      if (endpoint?.method !== method || endpoint.path !== path) return [`${name}: no ${method} ${path}`]
      const schemas = schemasOf(endpoint)
      return Object.entries(parts).flatMap(([part, value]) => {
        const error = schemas[part as keyof Parts]?.safeParse(value).error
        return error
          ? [`${name}, ${part}: ${error.issues.map(({ path: at }) => at.join('.')).join(', ')}`]
          : []
      })
    })
    expect(refused).toEqual([])
    expect(release.requests.length).toBeGreaterThan(200)
  })
})

describe('the items of the last release', () => {
  let app: MemoryApp
  beforeAll(async () => {
    app = await openApp()
    app.table.restore(release.items)
    app.clock.set(release.at)
  })
  afterAll(() => app.close())

  test.each(release.reads)(
    'are read by $name, with every field that its browser knows',
    async ({ name, parts, status, data }) => {
      // Its session goes on: a deployment logs nobody out.
      const now = await read(app, name, parts, release.seller.token)
      expect(now.status).toBe(status)
      expect(lostFields(data, now.data)).toEqual([])
    },
  )

  test('know the password of their seller, who is asked for the second factor', async () => {
    const { email, password, device } = release.seller
    const logIn = (given: string) =>
      app.sendRaw(accountEndpoints.login, toApiCall({ body: { email, password: given } }), {
        cookies: [device],
      })
    expect((await logIn(password)).code).toBe(60001)
    expect((await logIn(`${password}8`)).code).toBe(400)
  })

  test('have their open events delivered, and their day closed', async () => {
    app.log.length = 0
    await app.drainEvents()
    app.clock.advance('P1D')
    await closeDay(app.deps)
    await app.drainEvents()
    expect(app.log.filter(({ level }) => level === 'error')).toEqual([])
  })
})

test('a field that is gone, empty or of another type is a loss, an additional one is not', () => {
  const before = { a: '1', list: [{ b: 1 }], none: null, others: [] }
  expect(lostFields(before, { ...before, c: 1, others: [1] })).toEqual([])
  expect(lostFields(before, { a: 1, list: [{}], none: null, others: [] })).toEqual([
    'data.a: string, now number',
    'data.list[].b: number, now undefined',
  ])
  expect(lostFields(before, { ...before, list: [], none: '' })).toEqual([
    'data.list: now empty',
    'data.none: null, now string',
  ])
})
