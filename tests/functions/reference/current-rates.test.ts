import { expect, test } from 'vitest'
import { benchmarks } from '#shared/lending/benchmarks.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { addDays } from '#shared/time/business-date.ts'
import { putBenchmark } from '../../../functions/data/benchmarks.ts'
import { putTermsInForce } from '../../../functions/data/terms-versions.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp({ startAt: '2026-11-02T16:30:00.000Z', config: { benchmarkMaxAgeDays: 7 } })

const current = async () => (await app.send(referenceEndpoints.getCurrentRates, {})).data

const draft = {
  number: 2,
  status: 'approved' as const,
  reason: 'cheaper',
  proposedBy: 'tester',
  proposedAt: '2026-12-20T02:00:00.000Z',
  version: 1,
}

const publish = (date: string, percent: string) => {
  const { table } = app.deps
  return table.transact({
    sofr: putBenchmark(table, { name: 'SOFR', date, percent, source: 'New York Fed' }),
  })
}

test('a visitor sees today in Hong Kong, and the built-in margins and fees, before any fixing', async () => {
  expect(await current()).toEqual({
    date: '2026-11-03',
    benchmark: null,
    benchmarks: {},
    products: {
      small_shop_financing: { margin: productTerms.small_shop_financing.marginPercent, fees: [] },
      revenue_credit_automation: { margin: '5.50', fees: [{ type: 'interest_fee', percent: '0.50' }] },
      payoneer: { margin: '5.00', fees: [{ type: 'deduction', percent: '1.00' }] },
    },
  })
})

test('the average that is out counts until it is too old for pricing', async () => {
  const { table } = app.deps
  await publish('2026-11-02', '4.02')
  // One fixing is no average.
  expect((await current()).benchmark).toBeNull()
  for (let day = '2026-09-21'; day < '2026-11-02'; day = addDays(day, 1))
    if (benchmarks.SOFR.isFixingDay(day)) await publish(day, '4.00')
  expect((await current()).benchmark).toEqual({
    percent: '4.00621',
    date: '2026-11-02',
    source: 'Federal Reserve Bank of New York',
    method: 'averageInAdvance',
  })
  expect((await current()).benchmarks).toEqual({ USD: (await current()).benchmark })
  // If the terms use the overnight method, the benchmark is the latest fixing.
  const terms = productTerms.small_shop_financing
  const overnight = { ...terms.benchmarks, USD: { ...terms.benchmarks.USD, method: 'overnight' as const } }
  const version = { productCode: terms.productCode, validFrom: '2026-11-03', number: 2 }
  await table.transact({
    inForce: putTermsInForce(table, { ...draft, ...version, terms: { ...terms, benchmarks: overnight } }),
  })
  expect((await current()).benchmark).toEqual({ percent: '4.02', date: '2026-11-02', source: 'New York Fed' })
  app.clock.set('2026-12-20T02:00:00.000Z')
  expect(await current()).toMatchObject({ date: '2026-12-20', benchmark: null })
})

test('each currency has the benchmark of its own', async () => {
  const { table } = app.deps
  const sonia = { name: 'SONIA' as const, date: '2026-12-18', percent: '3.25', source: 'Bank of England' }
  for (let day = '2026-11-10'; day <= '2026-12-18'; day = addDays(day, 1))
    if (benchmarks.SONIA.isFixingDay(day))
      await table.transact({ sonia: putBenchmark(table, { ...sonia, date: day }) })
  expect((await current()).benchmarks).toEqual({
    GBP: expect.objectContaining({ name: 'SONIA', method: 'averageInAdvance' }),
  })
})

test('a version of terms counts from its day on', async () => {
  const { table } = app.deps
  const terms = { ...productTerms.payoneer, marginPercent: '4.25', fees: [] }
  const version = { ...draft, productCode: 'payoneer' as const, validFrom: '2026-12-22', terms }
  await table.transact({ inForce: putTermsInForce(table, version) })
  app.clock.set('2026-12-21T15:59:00.000Z')
  expect((await current()).products.payoneer.margin).toBe('5.00')
  app.clock.set('2026-12-21T16:00:00.000Z')
  expect((await current()).products.payoneer).toEqual({ margin: '4.25', fees: [] })
})
