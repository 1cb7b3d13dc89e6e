import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Agreement, replaceAgreement } from '../../../functions/data/agreements.ts'
import { recordEvent } from '../../../functions/data/events.ts'
import { advancePosition } from '../../../functions/data/positions.ts'
import { putDailySales, replaceShop, type Shop } from '../../../functions/data/shops.ts'
import { deliver } from '../../../functions/events/handler.ts'
import { creditEndpoints } from '../../../shared/credit/credit.endpoints.ts'
import { productTerms } from '../../../shared/lending/product-terms.ts'
import { lines } from '../../../shared/lines/lines.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import { addDays, addMonths, businessDate } from '../../../shared/time/business-date.ts'
import { readFacility } from '../../support/build-facility.ts'
import { trialBalance } from '../../support/draw-money.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Day {
  date: string
  sales: number
  refunds: number
}

/** `months` months of 100,000.00 sales and 8,000.00 refunds each, on one day a month, the last of them this month. */
const evenMonths = (months: number): Day[] => {
  const today = businessDate(app.clock.now())
  return Array.from({ length: months }, (_, ago) => ({
    date: addDays(addMonths(today, -ago), -1),
    sales: 100_000_00,
    refunds: 8_000_00,
  }))
}

const linkShop = async (
  { companyId }: Seller,
  shopId: string,
  days: readonly Day[],
  { currency = 'GBP', status = 'imported' }: { currency?: Currency; status?: Shop['import']['status'] } = {},
) => {
  const at = app.clock.now().toISOString()
  const { table } = app.deps
  await table.transact({
    shop: replaceShop(table, {
      companyId,
      shopId,
      platform: 'harbor-market',
      platformShopId: `${companyId}-${shopId}`,
      name: 'Gift shop',
      currency,
      status: 'authorized',
      openedAt: at,
      authorisedAt: at,
      authorisationId: 'a',
      sealedTokens: 'sealed',
      import: { status, attempts: 1, orders: days.length, sales: 0, refunds: 0 },
      version: 0,
    }),
  })
  for (const { date, sales, refunds } of days)
    await table.transact({
      day: putDailySales(table, companyId, { shopId, date, currency, sales, refunds, orders: 1 }),
    })
}

/** All that precedes the event: the signed agreement, and the position that the last signature moved. */
const completeSigning = async ({ companyId }: Seller, changes: Partial<Agreement> = {}) => {
  const { table } = app.deps
  const now = app.clock.now()
  for (const step of [
    'Drawdown Account Submitted',
    'Business Info Submitted',
    'Signing Initiated',
    'Signing Completed',
  ] as const)
    await table.transact({
      position: advancePosition(table, companyId, lines.hook, step, now, { orFirst: true }),
    })
  const agreementId = `agreement-${companyId}`
  const eventId = `signing-completed:${agreementId}`
  const written = await table.transact({
    agreement: replaceAgreement(table, {
      agreementId,
      agreementNumber: 'FA-1',
      agreementVersion: '1.0',
      agreementDate: businessDate(now),
      companyId,
      productCode: 'small_shop_financing',
      locale: 'en',
      status: 'signed',
      lenderName: 'Brightquay Finance Limited',
      licenceNumber: '1662/2024',
      companyName: 'Lantern Street Trading Limited',
      terms: productTerms.small_shop_financing,
      signers: [],
      createdAt: now.toISOString(),
      version: 0,
      ...changes,
    }),
    event: recordEvent(table, { name: 'signing-completed', companyId, agreementId }, eventId, now),
  })
  if (!written.ok) throw new Error(written.failed.join(', '))
  return eventId
}

const limitOf = async ({ token }: Seller) =>
  (await app.send(creditEndpoints.getCreditLimit, {}, { token })).data
const applicationOf = async ({ token }: Seller) =>
  (await app.send(creditEndpoints.getCreditApplication, {}, { token })).data
const summaryOf = async ({ token }: Seller) =>
  (await app.send(creditEndpoints.getFacilitySummary, {}, { token })).data

describe('the limit once signing is complete', () => {
  test('is computed from the shops, explained factor by factor, and opens one facility however often told', async () => {
    const seller = await signUpSeller(app)
    expect(await applicationOf(seller)).toMatchObject({ status: 'none', type: 'initial', pre_limit: null })
    expect(await summaryOf(seller)).toBeNull()
    await linkShop(seller, 'one', evenMonths(20))
    const eventId = await completeSigning(seller)
    expect(await applicationOf(seller)).toMatchObject({ status: 'submitted' })
    expect(await limitOf(seller)).toMatchObject({ status: 'calculating', limit: null, factors: [] })

    await Promise.all(Array.from({ length: 5 }, () => deliver(eventId, app.deps)))
    await deliver(eventId, app.deps)
    await app.drainEvents()
    const facilities = (await app.everyItem()).filter(
      ({ type, companyId }) => type === 'facility' && companyId === seller.companyId,
    )
    expect(facilities).toHaveLength(1)

    // 92,000 a month × 1.5 × V 1 × C 0.9 × A 19/24, whole months since the first order: 98,325
    const limit = await limitOf(seller)
    expect(limit).toMatchObject({
      status: 'active',
      currency: 'GBP',
      limit: '98000.00',
      watermark: '98000.00',
      available: '98000.00',
      net_sales: '1104000.00',
      start: '150000.00',
    })
    expect(limit.factors.map(({ key, value, took_off }) => [key, value, took_off])).toEqual([
      ['multiple', '1.5', '0.00'],
      ['netSales', '1104000.00', '12000.00'],
      ['stability', '1.000000', '0.00'],
      ['diversification', '0.900000', '13800.00'],
      ['age', '0.791667', '25875.00'],
      ['rounding', '1000.00', '325.00'],
      ['cap', '500000.00', '0.00'],
    ])
    expect(limit.factors.find(({ key }) => key === 'age')).toMatchObject({
      detail: { months_trading: '19' },
      raise_key: 'keepTrading',
      data_from: '2025-04-01',
      data_to: '2026-11-01',
    })
    expect(limit.months).toHaveLength(12)
    expect(await applicationOf(seller)).toMatchObject({ status: 'active', failure_reason: null })
    const summary = await summaryOf(seller)
    expect(summary).toMatchObject({
      currency: 'GBP',
      facility_limit: '98000.00',
      available_funding: '98000.00',
      outstanding: '0.00',
      status: 'active',
      effective_date: '2026-11-02',
      next_review_date: '2027-11-02',
    })
    const facilityId = summary?.facility_id ?? ''
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
    expect((await readFacility(app, facilityId)).postingCount).toBe(1)
    const mails = app.outbox.sent.filter(({ to, text }) => to === seller.email && text.includes('98,000.00'))
    expect(mails).toHaveLength(1)
  })

  test('follows the terms that were signed, not those of today', async () => {
    const seller = await signUpSeller(app)
    await linkShop(seller, 'one', evenMonths(20))
    const terms = { ...productTerms.small_shop_financing, limitCapCents: 50_000_00 }
    await deliver(await completeSigning(seller, { terms }), app.deps)
    const limit = await limitOf(seller)
    expect(limit).toMatchObject({ limit: '50000.00' })
    expect(limit.factors.at(-1)).toMatchObject({ key: 'cap', value: '50000.00', took_off: '48000.00' })
  })

  test('waits for an import, and comes when the event is told again', async () => {
    const seller = await signUpSeller(app)
    await linkShop(seller, 'one', evenMonths(20), { status: 'importing' })
    const eventId = await completeSigning(seller)
    await expect(deliver(eventId, app.deps)).rejects.toThrow('being imported')
    expect(await limitOf(seller)).toMatchObject({ status: 'calculating' })
    const { table } = app.deps
    const shop = (await app.everyItem()).find(
      ({ type, companyId }) => type === 'shop' && companyId === seller.companyId,
    ) as unknown as Shop
    await table.transact({
      shop: replaceShop(table, { ...shop, import: { ...shop.import, status: 'imported' } }),
    })
    await deliver(eventId, app.deps)
    expect(await limitOf(seller)).toMatchObject({ status: 'active', limit: '98000.00' })
  })

  test.each<[string, (seller: Seller) => Promise<void>]>([
    ['noShops', async () => {}],
    ['noSales', (seller) => linkShop(seller, 'one', [])],
    [
      'mixedCurrencies',
      async (seller) => {
        await linkShop(seller, 'one', evenMonths(3))
        await linkShop(seller, 'two', evenMonths(3), { currency: 'USD' })
      },
    ],
    [
      'limitZero',
      (seller) =>
        linkShop(seller, 'one', [
          { date: addDays(businessDate(app.clock.now()), -3), sales: 5_00, refunds: 0 },
        ]),
    ],
  ])('is refused with the reason %s', async (reason, prepare) => {
    const seller = await signUpSeller(app)
    await prepare(seller)
    const eventId = await completeSigning(seller)
    await deliver(eventId, app.deps)
    await deliver(eventId, app.deps)
    expect(await applicationOf(seller)).toMatchObject({ status: 'failed', failure_reason: reason })
    expect(await limitOf(seller)).toMatchObject({ status: 'failed', failure_reason: reason, limit: null })
    expect(await summaryOf(seller)).toBeNull()
  })
})
