import { createServer } from 'node:http'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { ReferenceRates } from '#shared/money/exchange-rates.ts'
import { listRates } from '../../../functions/data/exchange-rates.ts'
import { refreshExchangeRates } from '../../../functions/jobs/exchange-rate-refresh.ts'
import {
  createReferenceRatesPublisher,
  referenceRatesXml,
} from '../../../scripts/sandbox/reference-rates-publisher.ts'
import { seedExchangeRates } from '../../../scripts/seed/seed-exchange-rates.ts'
import { listenLocally } from '../../support/local-server.ts'
import { publishedRates } from '../../support/published-rates.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

const datesFrom = (date: string) => publishedRates.map((each) => each.date).filter((each) => each >= date)

/** A publisher whose response a test can replace. */
let answer: ReturnType<typeof createReferenceRatesPublisher>
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(request, response)
})
const says =
  (xml: string, status = 200): typeof answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/xml' }).end(xml)
  }

const exchangeRatesUrl = await listenLocally(server)
afterAll(() => server.close())

let app: TestApp
beforeEach(async () => {
  asked.length = 0
  app = await createTestApp({ startAt: '2026-03-05T15:30:00.000Z', config: { exchangeRatesUrl } })
  answer = createReferenceRatesPublisher(publishedRates, app.clock.now)
})
afterEach(() => app.close())

const refresh = () => refreshExchangeRates(app.deps)
const stored = () => listRates(app.deps.table, '2019-01-01', '2030-01-01')
const storedDates = async () => (await stored()).map(({ date }) => date)

/** Fills the table as if the job had run every day until a date. */
const kept = (from: string, to: string) =>
  seedExchangeRates(
    app.deps,
    publishedRates.filter(({ date }) => date >= from && date <= to),
  )

const revisedOn = (date: string, perEuro: Partial<ReferenceRates['perEuro']>): ReferenceRates[] =>
  publishedRates
    .filter((each) => each.date >= '2026-02-20')
    .map((each) => (each.date === date ? { ...each, perEuro: { ...each.perEuro, ...perEuro } } : each))

test('an empty table is filled with two years of published rates, once', async () => {
  expect(await refresh()).toEqual({
    configured: true,
    added: datesFrom('2024-02-05').length,
    revised: 0,
  })
  expect(await stored()).toMatchObject(publishedRates.filter(({ date }) => date >= '2024-02-05'))
  expect(await refresh()).toEqual({ configured: true, added: 0, revised: 0 })
  expect(asked).toEqual(['/eurofxref-hist.xml', '/eurofxref-hist-90d.xml'])
})

test('catches up on missed days and months', async () => {
  await kept('2025-11-01', '2025-11-10')
  await kept('2026-02-02', '2026-02-20')
  expect(await refresh()).toMatchObject({ revised: 0 })
  expect(asked).toEqual(['/eurofxref-hist-90d.xml'])
  expect(await storedDates()).toEqual(expect.arrayContaining(datesFrom('2025-12-08')))

  const again = await createTestApp({ startAt: '2026-03-05T15:30:00.000Z', config: { exchangeRatesUrl } })
  try {
    await seedExchangeRates(
      again.deps,
      publishedRates.filter(({ date }) => date === '2025-10-01'),
    )
    await refreshExchangeRates(again.deps)
    expect(asked.at(-1)).toBe('/eurofxref-hist.xml')
    const all = await listRates(again.deps.table, '2019-01-01', '2030-01-01')
    expect(all.map(({ date }) => date)).toEqual(datesFrom('2025-10-01'))
  } finally {
    await again.close()
  }
})

test('a currency that is counted since a later version is fetched for two years back, once', async () => {
  await kept('2025-12-08', '2026-03-04')
  const withLira = publishedRates.map((each) => ({ ...each, perEuro: { ...each.perEuro, TRY: '51.0822' } }))
  answer = createReferenceRatesPublisher(withLira, app.clock.now)
  await refresh()
  expect(asked).toEqual(['/eurofxref-hist-90d.xml', '/eurofxref-hist.xml'])
  expect(await storedDates()).toEqual(datesFrom('2024-02-05'))
  expect((await stored()).every(({ perEuro }) => perEuro.TRY === '51.0822')).toBe(true)
  expect(await refresh()).toEqual({ configured: true, added: 0, revised: 0 })
  expect(asked).toHaveLength(3)
})

test('today’s rates are stored once published, not in the morning', async () => {
  app.clock.set('2026-03-05T09:00:00.000Z')
  await kept('2026-02-27', '2026-03-03')
  expect(await refresh()).toMatchObject({ configured: true })
  expect((await storedDates()).at(-1)).toBe('2026-03-04')
  app.clock.set('2026-03-05T15:30:00.000Z')
  expect(await refresh()).toEqual({ configured: true, added: 1, revised: 0 })
})

test('a revision replaces the stored value, and is logged; additional zeros are not a revision', async () => {
  await kept('2026-02-20', '2026-03-05')
  answer = says(referenceRatesXml(revisedOn('2026-03-04', { USD: '1.1660', GBP: '0.87050' }).toReversed()))
  expect(await refresh()).toEqual({ configured: true, added: 0, revised: 1 })
  expect((await stored()).find(({ date }) => date === '2026-03-04')).toMatchObject({
    perEuro: { USD: '1.1660' },
  })
  expect(app.log).toContainEqual({
    level: 'info',
    message: 'exchange rates were revised',
    fields: { date: '2026-03-04', currencies: 'USD' },
  })
})

test.each<[string, () => typeof answer, RegExp]>([
  ['with an error status', () => says('', 503), /answered 503/],
  ['of another form', () => says('<html/>'), /envelope/],
  ['that was cut off', () => says(referenceRatesXml(publishedRates.toReversed()).slice(0, 50_000)), /whole/],
  [
    'in which one rate of one day jumps',
    () => says(referenceRatesXml(revisedOn('2026-03-05', { JPY: '1830.3' }).toReversed())),
    /JPY is 1830.3/,
  ],
  [
    'that jumps from what was published before it',
    () => says(referenceRatesXml(revisedOn('2026-03-05', { JPY: '1830.3' }).slice(-1))),
    /JPY is 1830.3/,
  ],
])('a response %s changes nothing, and fails', async (_, answering, complaint) => {
  await kept('2026-02-27', '2026-03-03')
  const before = await stored()
  answer = answering()
  await expect(refresh()).rejects.toThrow(complaint)
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
  const { exchangeRatesUrl: _url, ...config } = app.deps.config
  expect(await refreshExchangeRates({ ...app.deps, config })).toEqual({
    configured: false,
    added: 0,
    revised: 0,
  })
  expect(asked).toEqual([])
  expect(app.log.map(({ message }) => message)).toContain(
    'no publisher of exchange rates is configured: none were fetched',
  )
})

test('the sandbox publishes at one address only', async () => {
  expect((await fetch(`${exchangeRatesUrl}/eurofxref.zip`)).status).toBe(404)
  expect((await fetch(`${exchangeRatesUrl}/eurofxref-hist.xml`, { method: 'POST' })).status).toBe(404)
})

test('the sandbox’s publisher serves the last figures on file under the weekdays after them', async () => {
  await kept('2025-12-08', '2026-03-05')
  app.clock.set('2026-03-10T15:30:00.000Z')
  expect(await refresh()).toEqual({ configured: true, added: 3, revised: 0 })
  const [last] = publishedRates.slice(-1)
  expect((await stored()).slice(-3)).toMatchObject(
    // The 7th and 8th were a weekend.
    ['2026-03-06', '2026-03-09', '2026-03-10'].map((date) => ({ date, perEuro: last?.perEuro })),
  )
})
