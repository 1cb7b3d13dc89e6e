import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { codeOf, statusOf } from '#shared/api/errors.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { peerConsentVersion } from '#shared/reports/peer-consent.ts'
import { seedExchangeRates } from '../../../scripts/seed/seed-exchange-rates.ts'
import { deliver } from '../../support/event-lanes.ts'
import { publishedRates } from '../../support/published-rates.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createLimitStory } from '../credit/limit-story.ts'

const noRates = { status: statusOf('noExchangeRates'), code: codeOf('noExchangeRates') }

const { listReportCategories, storeCategoryReport, getCategoryReport } = engagementEndpoints

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
let seller: Seller
const story = createLimitStory(app)
beforeEach(async () => {
  seller = await signUpSeller(app)
})

const keysOf = ({ categories }: { categories: readonly { key_id: string }[] }) =>
  categories.map(({ key_id }) => key_id)

const reportOf = async ({ token }: Seller) => (await app.send(getCategoryReport, {}, { token })).data

type Choice = RequestOf<typeof storeCategoryReport>['body']

const choice: Choice = {
  categories: ['toys', 'lighting'],
  shares_figures: true,
  consent_version: peerConsentVersion,
}

const store = ({ token }: Seller, changes: Partial<Choice> = {}) =>
  app.send(storeCategoryReport, { body: { ...choice, ...changes } }, { token })

const storedOf = async ({ companyId }: Seller) =>
  (await app.everyItem()).find(
    (item) => item['type'] === 'category-report' && item['companyId'] === companyId,
  )

test('categories are found by keywords, with their names in three languages', async () => {
  const { data } = await app.send(listReportCategories, { params: { keywords: 'ＴＯＹＳ' } }, seller)
  expect(data).toEqual([{ key_id: 'toys', name_chi: '玩具', name_cht: '玩具', name_eng: 'Toys' }])
})

describe('the choice', () => {
  test('is stored with the consenting user and text, each category once', async () => {
    expect(await reportOf(seller)).toMatchObject({ categories: [], shares_figures: false })
    const { code, data } = await store(seller, { categories: ['toys', 'lighting', 'toys'] })
    expect([code, keysOf(data), data.shares_figures]).toEqual([0, ['toys', 'lighting'], true])
    const told = await reportOf(seller)
    expect([keysOf(told), told.shares_figures]).toEqual([['toys', 'lighting'], true])
    expect(await storedOf(seller)).toMatchObject({
      consent: { isGiven: true, version: '1', at: '2026-11-02T01:00:00.000Z', by: seller.userId },
    })
  })

  test('repeated writes nothing, and other categories keep the consent', async () => {
    await store(seller)
    const before = await storedOf(seller)
    app.clock.advance('PT1M')
    expect((await store(seller)).code).toBe(0)
    expect(await storedOf(seller)).toEqual(before)
    await store(seller, { categories: ['food'] })
    expect(await storedOf(seller)).toMatchObject({
      categories: ['food'],
      consent: before?.['consent'],
      version: 2,
    })
  })

  test('can be made and withdrawn by any member, who is recorded', async () => {
    const colleague = await signUpColleague(app, seller, 'user')
    expect((await store(colleague)).code).toBe(0)
    expect(await storedOf(seller)).toMatchObject({ consent: { isGiven: true, by: colleague.userId } })
    expect((await store(colleague, { shares_figures: false })).code).toBe(0)
    expect(await storedOf(seller)).toMatchObject({ consent: { isGiven: false, by: colleague.userId } })
  })

  test('includes a consent, whose withdrawal is recorded too', async () => {
    await store(seller)
    app.clock.advance('PT1M')
    expect((await store(seller, { shares_figures: false })).data.shares_figures).toBe(false)
    expect(await storedOf(seller)).toMatchObject({
      consent: { isGiven: false, at: app.clock.now().toISOString() },
    })
  })

  test('of two concurrent calls both succeed, and one of them stays', async () => {
    const answers = await Promise.all([
      store(seller, { categories: ['food'] }),
      store(seller, { categories: ['toys'] }),
    ])
    expect(answers.map(({ code }) => code)).toEqual([0, 0])
    expect([['food'], ['toys']]).toContainEqual(keysOf(await reportOf(seller)))
  })

  test('reports every wrong field at once', async () => {
    const { status, errors } = await app.sendRaw(
      storeCategoryReport,
      {
        body: JSON.stringify({ categories: ['toys', 'other'], shares_figures: 'yes', consent_version: '0' }),
      },
      seller,
    )
    expect(status).toBe(400)
    expect(errors?.map(({ field, rule }) => [field, rule])).toEqual([
      ['body.categories.1', 'unknownOption'],
      ['body.shares_figures', 'required'],
      ['body.consent_version', 'unknownOption'],
    ])
  })

  test.each([
    ['none', [], 'atLeastOne'],
    ['six', ['toys', 'food', 'bags', 'tools', 'lighting', 'footwear'], 'tooMany'],
  ])('cannot be %s', async (_count, categories, rule) => {
    const { errors } = await store(seller, { categories })
    expect(errors).toEqual([{ field: 'body.categories', rule }])
  })
})

describe('the report', () => {
  test('waits for a shop and its orders', async () => {
    expect(await reportOf(seller)).toMatchObject({ status: 'noShop', report: null })
    await story.linkShop(seller, 'one', [], { status: 'failed' })
    expect(await reportOf(seller)).toMatchObject({ status: 'noShop', report: null })
    await story.linkShop(seller, 'two', [], { status: 'importing' })
    expect(await reportOf(seller)).toMatchObject({ status: 'importing', report: null })
  })

  test('requires sales', async () => {
    await story.linkShop(seller, 'one', [])
    expect(await reportOf(seller)).toMatchObject({ status: 'noSales', report: null })
  })

  test('covers all shops together, and the limit by their sales', async () => {
    await story.linkShop(seller, 'one', story.evenMonths(18))
    await story.linkShop(seller, 'two', story.evenMonths(6))
    const { status, report } = await reportOf(seller)
    expect(status).toBe('ready')
    expect(report).toMatchObject({
      currency: 'GBP',
      from: '2025-06-01',
      to: '2026-11-01',
      year: { sales: '1800000.00', refunds: '144000.00', net: '1656000.00', refund_ratio: '0.0800' },
      growth: { months: 5, net: '920000.00', net_before: '460000.00', change: '1.0000' },
      platforms: [{ name: 'harbor-market', net: '1656000.00', share: '1.0000' }],
      shops: [
        { name: 'Gift shop', share: '0.6667' },
        { name: 'Gift shop', share: '0.3333' },
      ],
    })
    expect(report?.months).toHaveLength(18)
    expect(report?.seasonality).toHaveLength(12)
    expect(report?.week).toHaveLength(7)
    const estimate = (await app.send(creditEndpoints.getCreditEstimate, {}, seller)).data
    expect(report?.limit).toMatchObject({
      limit: estimate.limit,
      start: estimate.start,
      factors: estimate.factors,
    })
  })

  test('has the reason if the sales do not support a limit', async () => {
    await story.linkShop(seller, 'one', [{ date: '2025-03-01', sales: 100_00, refunds: 0 }])
    const { status, report } = await reportOf(seller)
    expect([status, report?.limit]).toEqual([
      'ready',
      { reason: 'noSales', limit: null, start: null, factors: [] },
    ])
  })

  test('uses the terms and the currency of an existing facility', async () => {
    await story.linkShop(seller, 'one', story.evenMonths(18))
    await deliver(await story.completeSigning(seller), app.deps)
    const [{ limit, factors }, { report }] = [await story.limitOf(seller), await reportOf(seller)]
    expect(report?.limit).toMatchObject({ limit, factors })
  })

  test('shows nothing of another company', async () => {
    await story.linkShop(seller, 'one', story.evenMonths(18))
    await store(seller)
    const stranger = await signUpSeller(app)
    expect(await reportOf(stranger)).toEqual({
      status: 'noShop',
      categories: [],
      shares_figures: false,
      report: null,
      peers: [],
    })
  })
})

describe('sales in other currencies', () => {
  beforeAll(() => {
    // The morning after the last published rates.
    app.clock.set('2026-03-06T01:00:00.000Z')
  })

  test('require exchange rates', async () => {
    await story.linkShop(seller, 'one', story.evenMonths(3), { currency: 'JPY' })
    expect(await app.send(getCategoryReport, {}, seller)).toMatchObject(noRates)
  })

  test('are converted to the facility’s currency with rates', async () => {
    await seedExchangeRates(
      app.deps,
      publishedRates.filter(({ date }) => date >= '2025-02-25'),
    )
    await story.linkShop(seller, 'one', story.evenMonths(20), { currency: 'JPY' })
    const { report } = await reportOf(seller)
    expect(report).toMatchObject({ currency: 'USD', from: '2025-03-01', to: '2026-03-05' })
    expect(report?.months[0]).toEqual({
      month: '2025-03',
      sales: '668.00',
      refunds: '53.44',
      net: '614.56',
      refund_ratio: '0.0800',
      is_whole: true,
    })
    const { factors } = report?.limit ?? {}
    expect(factors?.find(({ key }) => key === 'age')?.detail).toEqual({ months_trading: '19' })
  })
})
