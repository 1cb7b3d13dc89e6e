import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quotedCurrencies, type ReferenceRates } from '#shared/money/exchange-rates.ts'
import { addDays } from '#shared/time/business-date.ts'
import {
  findLatestRates,
  listRates,
  listRatesInForce,
  putRates,
  ratesSource,
} from '../../../functions/data/exchange-rates.ts'
import { seedExchangeRates } from '../../../scripts/seed/seed-exchange-rates.ts'
import { connectTable } from '../../support/connect-table.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/** The length of the longest published rate. */
const perEuro = Object.fromEntries(
  quotedCurrencies.map((currency) => [currency, '19833.7000']),
) as ReferenceRates['perEuro']

const on = (date: string): ReferenceRates => ({ date, perEuro, source: ratesSource })

/** The weekdays of more than a year. */
const days = Array.from({ length: 400 }, (_, index) => addDays('2025-01-01', index))
  .filter((date) => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()))
  .map(on)
const dates = days.map(({ date }) => date)

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedExchangeRates(app.deps, days)
})
afterAll(() => app.close())

const table = () => app.deps.table

test('the latest rates are those of the day, or of the last day before it', async () => {
  expect(await findLatestRates(table(), '2025-06-13')).toMatchObject({ date: '2025-06-13', perEuro })
  expect(await findLatestRates(table(), '2025-06-15')).toMatchObject({ date: '2025-06-13' })
  expect(await findLatestRates(table(), '2024-12-31')).toBeUndefined()
})

const holding = async (from: string, to: string) =>
  (await listRatesInForce(table(), from, to)).map(({ date }) => date)

describe('the rates in force between two days', () => {
  test('start with the last earlier ones if none were published on the first day', async () => {
    expect(await holding('2025-06-14', '2025-06-17')).toEqual(['2025-06-13', '2025-06-16', '2025-06-17'])
    expect(await holding('2025-06-13', '2025-06-13')).toEqual(['2025-06-13'])
  })

  test('are the last ones of all, however old', async () => {
    expect(await holding('2027-01-01', '2028-01-01')).toEqual([dates.at(-1)])
  })

  test('start with the first publication, before which there are none', async () => {
    expect(await holding('2020-01-01', '2025-01-02')).toEqual(['2025-01-01', '2025-01-02'])
    expect(await holding('2020-01-01', '2024-12-31')).toEqual([])
  })

  test('are one request for a year', async () => {
    const asked: string[] = []
    const { region, endpoints, tableName } = app.deps.config
    const connection = connectTable(
      { region, endpoint: endpoints.dynamodb, tableName },
      (call) => (name, input) => {
        asked.push(name)
        return call(name, input)
      },
    )
    const year = await listRatesInForce(connection.table, '2025-01-04', '2026-01-04')
    connection.close()
    expect(year.map(({ date }) => date)).toEqual(
      dates.filter((date) => date >= '2025-01-03' && date <= '2026-01-04'),
    )
    expect(asked).toEqual(['Query'])
  })
})

test('republished rates replace the earlier ones of their day', async () => {
  const revised = { ...on('2025-06-13'), perEuro: { ...perEuro, USD: '1.1500' } }
  await table().transact({ rates: putRates(table(), revised) })
  expect(await listRates(table(), '2025-06-13', '2025-06-13')).toMatchObject([revised])
})
