import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { findLatestBenchmark, listBenchmarks } from '../../../functions/data/benchmarks.ts'
import { refreshBenchmark } from '../../../functions/jobs/benchmark-refresh.ts'
import { createSofrPublisher } from '../../../scripts/sandbox/sofr-publisher.ts'
import { seedBenchmarks } from '../../../scripts/seed/seed-benchmarks.ts'
import { callDesk } from '../../support/draw-money.ts'
import { listenLocally } from '../../support/local-server.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

const csv = readFileSync('scripts/seed/sofr-daily.csv', 'utf8')

/** A publisher whose response a test can replace. */
let answer: ReturnType<typeof createSofrPublisher>
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(request, response)
})
const says =
  (body: unknown, status = 200): typeof answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

const benchmarkUrl = await listenLocally(server)
afterAll(() => server.close())

let app: TestApp
beforeEach(async () => {
  asked.length = 0
  app = await createTestApp({
    startAt: '2026-09-30T14:00:00.000Z',
    config: { benchmarkUrls: { SOFR: benchmarkUrl } },
  })
  answer = createSofrPublisher(csv, app.clock.now)
})
afterEach(() => app.close())

const refresh = () => refreshBenchmark(app.deps)
const stored = () => listBenchmarks(app.deps.table, 'SOFR', '2019-01-01', '2030-01-01')

test('stores the latest fixings as published, once', async () => {
  expect(await refresh()).toEqual({ configured: true, added: 125, revised: 0, replaced: 0 })
  expect(await refresh()).toEqual({ configured: true, added: 0, revised: 0, replaced: 0 })
  expect(asked).toEqual(['/api/rates/secured/sofr/last/125.json', '/api/rates/secured/sofr/last/30.json'])
  const published = csv.trim().split('\n').slice(-125)
  expect((await stored()).map(({ date, percent }) => `${date},${Number(percent)}`)).toEqual(published)
  expect(await findLatestBenchmark(app.deps.table, 'SOFR', '2026-09-29')).toMatchObject({
    date: '2026-09-29',
    percent: '3.88',
    source: 'Federal Reserve Bank of New York',
  })
})

test('catches up on missed months', async () => {
  const dates = csv
    .trim()
    .split('\n')
    .map((line) => line.slice(0, 10))
  const missedFrom = dates.at(-200) ?? ''
  app.clock.set(`${missedFrom}T14:00:00.000Z`)
  await refresh()
  expect((await stored()).at(-1)?.date).toBe(dates.at(-201))
  app.clock.set('2026-09-30T14:00:00.000Z')
  expect(await refresh()).toMatchObject({ revised: 0, replaced: 0 })
  expect((await stored()).slice(-230).map(({ date }) => date)).toEqual(dates.slice(-230))
})

test('treats seeded fixings as equal, whatever their number of decimals', async () => {
  const [heading = '', ...rows] = csv.trim().split('\n')
  await seedBenchmarks(app.deps, [heading, ...rows.slice(-40)].join('\n'))
  expect(await refresh()).toEqual({ configured: true, added: 0, revised: 0, replaced: 0 })
})

test('a revision replaces the stored value, and is logged', async () => {
  await refresh()
  const revised = { effectiveDate: '2026-09-29', type: 'SOFR', percentRate: 3.89, revisionIndicator: 'r' }
  answer = says({ refRates: [revised] })
  expect(await refresh()).toEqual({ configured: true, added: 0, revised: 1, replaced: 0 })
  expect((await stored()).at(-1)).toMatchObject({ date: '2026-09-29', percent: '3.89' })
  expect(app.log).toContainEqual({
    level: 'info',
    message: 'a fixing of SOFR was revised',
    fields: { date: '2026-09-29', before: '3.88', after: '3.89' },
  })
})

test.each([
  ['3.75', 'the published SOFR differs from the one that was entered'],
  ['3.880', 'the published SOFR is the one that was entered'],
])('a manually entered rate of %s is replaced by the published one: %s', async (percent, message) => {
  app.clock.set('2026-09-29T14:00:00.000Z')
  await refresh()
  app.clock.set('2026-09-30T09:00:00.000Z')
  const entered = await callDesk(app, 'sofr-set', { date: '2026-09-29', percent })
  expect(entered).toMatchObject({ ok: true })
  const latest = () => findLatestBenchmark(app.deps.table, 'SOFR', '2026-09-29')
  expect(await latest()).toMatchObject({ percent, source: 'entered by the lender' })
  app.clock.set('2026-09-30T14:00:00.000Z')
  expect(await refresh()).toEqual({ configured: true, added: 0, revised: 0, replaced: 1 })
  expect(await latest()).toMatchObject({ percent: '3.88', source: 'Federal Reserve Bank of New York' })
  expect(app.log).toContainEqual({
    level: 'info',
    message,
    fields: { date: '2026-09-29', before: percent, after: '3.88' },
  })
})

test.each([
  [
    'with an implausible value',
    says({ refRates: [{ effectiveDate: '2026-10-30', type: 'SOFR', percentRate: 5 }] }),
  ],
  ['with an error status', says({ refRates: [] }, 503)],
  ['of nothing', says({ refRates: [] })],
])('a response %s leaves the fixings unchanged, and fails', async (_, answering) => {
  await refresh()
  const before = await stored()
  answer = answering
  await expect(refresh()).rejects.toThrow(/lies ahead|answered 503|No fixing/)
  expect(await stored()).toEqual(before)
})

test('a redirect is not followed, since the address is configured', async () => {
  answer = (request, response) => {
    response.writeHead(302, { location: `/elsewhere${request.url}` }).end()
  }
  await expect(refresh()).rejects.toThrow('fetch failed')
  expect(asked).toHaveLength(1)
  expect(await stored()).toEqual([])
})

test('without a publisher nothing is done, and that is logged', async () => {
  const config = { ...app.deps.config, benchmarkUrls: {} }
  expect(await refreshBenchmark({ ...app.deps, config })).toEqual({
    configured: false,
    added: 0,
    revised: 0,
    replaced: 0,
  })
  expect(asked).toEqual([])
  expect(await stored()).toEqual([])
  expect(app.log.map(({ message }) => message)).toContain(
    'no publisher of SOFR is configured: no fixings were fetched',
  )
})

const get = (path: string) => fetch(`${benchmarkUrl}${path}`)

test('the sandbox publishes only real fixings, and only of past days', async () => {
  const { refRates } = (await (await get('/api/rates/secured/sofr/last/9999.json')).json()) as {
    refRates: unknown[]
  }
  expect(refRates).toHaveLength(csv.trim().split('\n').length - 1)
  app.clock.set('2026-09-29T14:00:00.000Z')
  expect(await (await get('/api/rates/secured/sofr/last/1.json')).json()).toMatchObject({
    refRates: [{ effectiveDate: '2026-09-28', percentRate: 3.9 }],
  })
  expect((await get('/api/rates/secured/sofr/last/10000.json')).status).toBe(404)
  expect((await get('/api/rates/unsecured/effr/last/1.json')).status).toBe(404)
})
