import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { type BenchmarkTerms, byCurrency } from '#shared/lending/benchmark-terms.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import type { Currency } from '#shared/money/currency.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { enterBenchmark, listBenchmarks, putBenchmark } from '../../../functions/data/benchmarks.ts'
import { findDrawdown } from '../../../functions/data/drawdowns.ts'
import { findFacilityMonth } from '../../../functions/data/facility-months.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { seedBenchmarks } from '../../../scripts/seed/seed-benchmarks.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { drawMoney, requestQuote, trialBalance } from '../../support/draw-money.ts'
import { createTestApp } from '../../support/test-app.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

const { benchmarks } = productTerms.small_shop_financing

const app = await useTestApp({ startAt: '2024-03-01T02:00:00.000Z', config: { benchmarkMaxAgeDays: 7 } })
const story = createRepaymentStory(app)
beforeAll(async () => {
  for (const [file, name] of [
    ['sofr-daily', 'SOFR'],
    ['sonia-daily', 'SONIA'],
    ['estr-daily', 'ESTR'],
  ] as const) {
    const csv = await readFile(new URL(`../../../scripts/seed/${file}.csv`, import.meta.url), 'utf8')
    await seedBenchmarks(app.deps, csv, name)
  }
})

const priced = (changes: Partial<BenchmarkTerms>) => ({
  benchmarks: byCurrency((each) => ({ ...benchmarks[each], ...changes })),
})

const facilityIn = (currency: Currency, terms: object = {}) =>
  buildFacility(app, { limitCents: 2_000_000_00, currency, terms: { benchmarks, ...terms } })

describe('a drawdown is priced by the money market of its currency', () => {
  test.each([
    [
      'USD',
      'ACT/360',
      { percent: '5.31998', date: '2024-02-29', source: 'Federal Reserve Bank of New York' },
    ],
    ['GBP', 'ACT/365F', { name: 'SONIA', date: '2024-02-29', source: 'Bank of England' }],
    ['EUR', 'ACT/360', { name: 'ESTR', date: '2024-02-29', source: 'European Central Bank' }],
  ] as const)('%s', async (currency, basis, benchmark) => {
    const seller = await facilityIn(currency)
    const { data } = await requestQuote(app, seller, '1000.00')
    expect(data).toMatchObject({ basis, benchmark: { ...benchmark, method: 'averageInAdvance' } })
    const { data: today } = await app.send(drawdownEndpoints.getSofr, {}, seller)
    expect(today).toMatchObject({ ...data.benchmark, rate: data.rate, basis, repayment_method: 'bullet' })
    const { data: detail } = await app.send(
      creditEndpoints.getFacilityDetail,
      { body: { facility_id: seller.facilityId } },
      seller,
    )
    expect(detail.interest_rates).toMatchObject([
      {
        benchmark: benchmarks[currency].benchmark,
        benchmark_method: 'averageInAdvance',
        benchmark_rate: data.benchmark.percent,
        rate: data.rate,
        accrual_basis: basis,
      },
    ])
  })

  test('HKD, by the last fixing for a month, and by none without one', async () => {
    const seller = await facilityIn('HKD')
    expect(await requestQuote(app, seller, '1000.00')).toMatchObject({ status: 422 })
    const { table } = app.deps
    const fixing = { name: 'HIBOR' as const, date: '2024-02-29', percent: '4.46' }
    await table.transact({ fixing: enterBenchmark(table, fixing, undefined) })
    expect((await requestQuote(app, seller, '1000.00')).data).toMatchObject({
      basis: 'ACT/365F',
      rate: '10.96',
      benchmark: { ...fixing, source: 'entered by the lender' },
    })
  })

  test('at a fixed rate where the terms have none', async () => {
    const seller = await facilityIn('CNY', { ...priced({ method: 'fixed' }), marginPercent: '11.00' })
    expect((await requestQuote(app, seller, '1000.00')).data).toMatchObject({
      rate: '11.00',
      benchmark: { percent: '0.00', method: 'fixed', source: 'fixed by the terms' },
    })
  })

  test('at least at the floor of the terms', async () => {
    const seller = await facilityIn('EUR', priced({ floorPercent: '4.50' }))
    expect((await requestQuote(app, seller, '1000.00')).data).toMatchObject({ rate: '11.00' })
  })
})

test('without recent fixings nothing is drawn, unless the terms have a fallback, which is named', async () => {
  const late = await createTestApp({
    startAt: '2024-03-20T02:00:00.000Z',
    config: { benchmarkMaxAgeDays: 7 },
  })
  try {
    const fixings = await listBenchmarks(app.deps.table, 'SONIA', '2024-01-01', '2024-03-01')
    const { table } = late.deps
    for (const fixing of fixings) await table.transact({ fixing: putBenchmark(table, fixing) })
    const facility = (changes: Partial<BenchmarkTerms>) =>
      buildFacility(late, { limitCents: 50_000_00, currency: 'GBP', terms: priced(changes) })
    expect(await requestQuote(late, await facility({}), '1000.00')).toMatchObject({ status: 422 })
    const { data } = await requestQuote(late, await facility({ fallbackPercent: '0.25' }), '1000.00')
    expect(data.benchmark).toEqual({
      percent: '5.44875',
      date: '2024-03-04',
      source: 'Bank of England',
      method: 'fallback',
      name: 'SONIA',
    })
    expect(data.rate).toBe('11.94875')
  } finally {
    await late.close()
  }
})

describe('a drawdown in arrears', () => {
  const arrears = { ...priced({ method: 'inArrears' }), marginPercent: '5.00' }

  test('V21: pays the fixings of its days, however it was estimated', async () => {
    const seller = await facilityIn('USD', arrears)
    const { data } = await requestQuote(app, seller, '1000000.00')
    // Estimated by the first day's fixing, 5.31%.
    expect(data).toMatchObject({
      rate: '10.31',
      interest: '25775.00',
      due_date: '2024-05-30',
      benchmark: { percent: '5.31', date: '2024-02-23', method: 'inArrears' },
    })
    const drawdownId = await drawMoney(app, seller, '1000000.00')
    const { table } = app.deps
    const drawdown = await findDrawdown(table, seller.companyId, drawdownId)
    expect(drawdown?.price.arrears).toEqual({
      benchmark: 'SOFR',
      marginPercent: '5.00',
      floorPercent: '0.00',
      fallbackPercent: null,
    })
    // After the 30 nights of March: 5.31 for five days, then as published.
    const payoff = async (at: string, date: string) => {
      const later = await story.laterOn(at, seller)
      const quoted = await app.send(
        repaymentEndpoints.quotePayoff,
        { body: { drawdown_id: drawdownId, date } },
        later,
      )
      return quoted.data.interest
    }
    expect(await payoff('2024-03-31T02:00:00.000Z', '2024-03-31')).toBe('8591.94')
    app.clock.set('2024-04-01T02:00:00.000Z')
    await closeDay(app.deps)
    await bookMonths(app.deps)
    expect(await findFacilityMonth(table, '2024-03', seller.facilityId)).toMatchObject({
      loans: [{ accruedInterestCents: 8_591_94 }],
    })
    app.clock.set('2024-05-30T02:00:00.000Z')
    await closeDay(app.deps)
    const after = await findDrawdown(table, seller.companyId, drawdownId)
    const { data: charge } = await app.send(
      repaymentEndpoints.getCharge,
      { body: { charge_id: after?.chargeId ?? '' } },
      await story.laterOn('2024-05-30T02:00:00.000Z', seller),
    )
    expect(charge).toMatchObject({ charge: { interest: '25784.17' } })
    expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })
})
