import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { listBenchmarks } from '../../../functions/data/benchmarks.ts'
import { refreshBenchmark } from '../../../functions/jobs/benchmark-refresh.ts'
import {
  createEstrPublisher,
  createHiborPublisher,
  createHoniaPublisher,
  createShiborPublisher,
  createSoniaPublisher,
} from '../../../scripts/sandbox/benchmark-publishers.ts'
import { listenLocally } from '../../support/local-server.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

const csvOf = (file: string) => readFileSync(`scripts/seed/${file}.csv`, 'utf8')
const published = (file: string) => csvOf(file).trim().split('\n').slice(1)

let app: TestApp
let publishers: Record<string, RequestListener>
const asked: string[] = []
const server = createServer((request, response) => {
  const [, name = ''] = (request.url ?? '').split('/')
  request.url = (request.url ?? '').slice(name.length + 1)
  asked.push(request.url)
  publishers[name]?.(request, response)
})
const url = await listenLocally(server)
afterAll(() => server.close())
beforeEach(async () => {
  asked.length = 0
  app = await createTestApp({
    startAt: '2026-08-06T14:00:00.000Z',
    config: { benchmarkUrls: { SONIA: `${url}/sonia`, ESTR: `${url}/estr`, HIBOR: `${url}/hibor` } },
  })
  publishers = {
    sonia: createSoniaPublisher(csvOf('sonia-daily'), app.clock.now),
    estr: createEstrPublisher(csvOf('estr-daily'), app.clock.now),
    hibor: createHiborPublisher(csvOf('hibor-daily'), app.clock.now),
  }
})
afterEach(() => app.close())

const stored = async (name: 'SONIA' | 'ESTR' | 'HIBOR' | 'HONIA' | 'SHIBOR') =>
  (await listBenchmarks(app.deps.table, name, '2000-01-01', '2100-01-01')).map(
    ({ date, percent }) => `${date},${Number(percent)}`,
  )
const numbered = (lines: string[]) =>
  lines.map((line) => {
    const [date = '', percent = ''] = line.split(',')
    return `${date},${Number(percent)}`
  })

test('each benchmark is fetched from its publisher in that one’s format, once', async () => {
  const first = await refreshBenchmark(app.deps)
  expect(first).toMatchObject({ configured: true, revised: 0, replaced: 0 })
  expect(await refreshBenchmark(app.deps)).toMatchObject({ added: 0, revised: 0, replaced: 0 })
  const [sonia, estr, hibor] = await Promise.all([stored('SONIA'), stored('ESTR'), stored('HIBOR')])
  expect(sonia.length).toBeGreaterThanOrEqual(120)
  expect(numbered(published('sonia-daily')).slice(-sonia.length)).toEqual(sonia)
  expect(estr.length).toBeGreaterThanOrEqual(120)
  expect(numbered(published('estr-daily')).slice(-estr.length)).toEqual(estr)
  expect(hibor).toEqual(numbered(published('hibor-daily')))
  expect(first.added).toBe(sonia.length + estr.length + hibor.length)
  expect(asked.slice(0, 3)).toEqual([
    '/boeapps/database/_iadb-fromshowcolumns.asp?csv.x=yes&Datefrom=07/Feb/2026&Dateto=06/Aug/2026&SeriesCodes=IUDSOIA&CSVF=TN&UsingCodes=Y&VPD=Y&VFD=N',
    '/service/data/EST/B.EU000A2X2A25.WT?startPeriod=2026-02-07&format=csvdata',
    '/public/market-data-and-statistics/daily-monetary-statistics/daily-figures-interbank-liquidity?sortby=end_of_date&sortorder=desc&pagesize=125',
  ])
  const [latest] = (await listBenchmarks(app.deps.table, 'SONIA', '2026-08-05', '2026-08-05')) ?? []
  expect(latest).toMatchObject({ percent: '3.7313', source: 'Bank of England' })
})

test('HONIA and SHIBOR are fetched where an environment names their publishers, at most a year of the second', async () => {
  app.clock.set('2026-10-01T14:00:00.000Z')
  publishers['honia'] = createHoniaPublisher(
    'date,honia_percent\n2026-09-29,2.61\n2026-09-30,2.45678\n',
    app.clock.now,
  )
  publishers['shibor'] = createShiborPublisher(csvOf('shibor-daily'), app.clock.now)
  const { fetch } = app.deps
  const config = { ...app.deps.config, benchmarkUrls: { HONIA: `${url}/honia`, SHIBOR: `${url}/shibor` } }
  expect(await refreshBenchmark({ ...app.deps, fetch, config })).toMatchObject({ configured: true, added: 5 })
  expect(await stored('HONIA')).toEqual(['2026-09-29,2.61', '2026-09-30,2.45678'])
  expect(await stored('SHIBOR')).toEqual(numbered(published('shibor-daily')))
  expect(asked).toEqual([
    '/public/market-data-and-statistics/monthly-statistical-bulletin/er-ir/hk-interbank-ir-daily?segment=honia&sortby=end_of_day&sortorder=desc&pagesize=125',
    '/ags/ms/cm-u-bk-shibor/ShiborHis?lang=en&startDate=2026-04-04&endDate=2026-10-01',
  ])
  // After an outage of years, only the last year can be fetched, for which the sandbox has no fixings.
  app.clock.set('2029-01-02T14:00:00.000Z')
  const onlyShibor = { ...config, benchmarkUrls: { SHIBOR: `${url}/shibor` } }
  expect(await refreshBenchmark({ ...app.deps, config: onlyShibor })).toMatchObject({ added: 0, revised: 0 })
  expect(asked.at(-1)).toBe(
    '/ags/ms/cm-u-bk-shibor/ShiborHis?lang=en&startDate=2028-01-04&endDate=2029-01-02',
  )
})

test('a publisher that is down holds up no other', async () => {
  publishers['sonia'] = (_request, response) => response.writeHead(503).end()
  await expect(refreshBenchmark(app.deps)).rejects.toThrow('the publisher of SONIA answered 503')
  expect(await stored('SONIA')).toEqual([])
  expect((await stored('ESTR')).length).toBeGreaterThan(20)
  publishers['sonia'] = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>maintenance</html>')
  publishers['hibor'] = (_request, response) => response.writeHead(500).end()
  await expect(refreshBenchmark(app.deps)).rejects.toThrow('some benchmarks could not be fetched')
  expect(await stored('SONIA')).toEqual([])
})

test('publishes no fixing before the day after its own', async () => {
  app.clock.set('2026-07-01T14:00:00.000Z')
  await refreshBenchmark(app.deps)
  expect((await stored('SONIA')).at(-1)?.slice(0, 10)).toBe('2026-06-30')
  expect((await stored('HIBOR')).at(-1)?.slice(0, 10)).toBe('2026-06-30')
})
