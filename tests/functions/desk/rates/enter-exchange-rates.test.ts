import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findJump, readRateTable } from '#shared/money/entered-rates.ts'
import {
  convertCents,
  crossRate,
  firstCurrencies,
  type ReferenceRates,
  ratesOn,
} from '#shared/money/exchange-rates.ts'
import { findLatestRates, listRatesInForce, putRates } from '../../../../functions/data/exchange-rates.ts'
import { currenciesWithoutRates } from '../../../../functions/underwriting/currencies-without-rates.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

let app: TestApp
beforeEach(async () => {
  // A Tuesday in Hong Kong.
  app = await createTestApp({ startAt: '2026-11-24T01:00:00.000Z' })
  for (const date of ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23']) await publish(date)
})
afterEach(() => app.close())

/** Publishes a rate of two for every currency per euro. */
const publish = (date: string) =>
  app.deps.table.write(
    putRates(app.deps.table, {
      date,
      source: 'European Central Bank',
      perEuro: Object.fromEntries(
        firstCurrencies.map((each) => [each, '2.0000']),
      ) as ReferenceRates['perEuro'],
    }),
  )

const enter = (rates: string, more: object = {}) =>
  deskOf(app.deps)({
    action: 'exchange-rates-enter',
    actor: 'ada',
    reason: 'sellers in the Emirates',
    currency: 'AED',
    per: 'USD',
    source: 'Central Bank of the UAE',
    rates,
    ...more,
  })

const days = () => listRatesInForce(app.deps.table, '2026-11-20', '2026-11-24')

describe('rates that two people enter', () => {
  test('are in force on their day and the seven after it, with their source and who entered them', async () => {
    expect(await enter('2026-11-19 3.6725\n2026-11-20\t3.6725')).toMatchObject({
      ok: true,
      count: 2,
      firstDate: '2026-11-19',
      lastDate: '2026-11-20',
    })
    const rates = ratesOn(await days(), '2026-11-27', ['AED', 'GBP'])
    expect(rates).toMatchObject({
      date: '2026-11-20',
      entered: {
        AED: { per: 'USD', rate: '3.6725', source: 'Central Bank of the UAE', enteredBy: expect.any(String) },
      },
    })
    // 3.6725 dirhams are a dollar, which is a pound at these rates.
    expect(rates && convertCents(367_25, crossRate(rates, 'AED', 'GBP'))).toBe(100_00)
    expect(ratesOn(await days(), '2026-11-28', ['AED', 'GBP'])).toBeUndefined()
    expect(await currenciesWithoutRates(app.deps)).toEqual(['SAR', 'EGP', 'TWD', 'VND', 'CLP', 'COP'])
    expect(await findLatestRates(app.deps.table, '2026-11-20'), 'the published ones').toMatchObject({
      date: '2026-11-20',
      source: 'European Central Bank',
    })
    const shown = await deskOf(app.deps)({ action: 'exchange-rates-show', actor: 'ada', currency: 'AED' })
    expect(shown).toMatchObject({
      rates: [
        { date: '2026-11-20', rate: '3.6725', per: 'USD', source: 'Central Bank of the UAE' },
        { date: '2026-11-19' },
      ],
    })
  })

  test('may be corrected, and stay where the published ones of their day are corrected', async () => {
    await enter('2026-11-20 3.67')
    expect(await enter('2026-11-20 3.68')).toMatchObject({ ok: true })
    await publish('2026-11-20')
    expect(ratesOn(await days(), '2026-11-20', ['AED'])?.entered?.AED?.rate).toBe('3.68')
  })

  test.each([
    ['2026-11-20', 'no day and rate in line 1'],
    ['2026-11-20 3.67\nyesterday 3.67\n2026-11-19 0', 'no day and rate in line 2, 3'],
    ['2026-11-20 3.67\n2026-11-20 3.68', '2026-11-20 twice'],
    ['2026-11-25 3.67', '2026-11-25 has not come'],
    ['2026-11-21 3.67', 'published nothing for 2026-11-21'],
    ['2026-11-19 3.67\n2026-11-20 36.7', '36.7 on 2026-11-20 is far from 3.67 on 2026-11-19'],
  ])('%j is refused: %s', async (rates, why) => {
    expect(await enter(rates)).toMatchObject({
      ok: false,
      reason: 'invalidInput',
      errors: [{ field: 'rates', rule: 'invalid' }],
      message: expect.stringContaining(why),
    })
  })

  test('are compared with those on file', async () => {
    await enter('2026-11-19 3.67')
    expect(await enter('2026-11-20 0.367')).toMatchObject({ ok: false, reason: 'invalidInput' })
  })
})

test('a table is read by lines, blank ones left out', () => {
  expect(readRateTable(' 2026-11-20  3.67\r\n\r\n2026-11-19,3.6\nx')).toEqual({
    rates: [
      { date: '2026-11-20', rate: '3.67' },
      { date: '2026-11-19', rate: '3.6' },
    ],
    unread: [4],
  })
})

test('rates more than a month apart are not compared', () => {
  const later = { date: '2026-11-20', rate: '50' }
  expect(findJump([later, { date: '2026-10-19', rate: '30' }])).toBeUndefined()
  expect(findJump([later, { date: '2026-10-20', rate: '30' }])).toEqual([
    { date: '2026-10-20', rate: '30' },
    later,
  ])
})
